import type { HttpContext } from '@adonisjs/core/http'
import { FairQueue } from '#core/processes/fair_queue'
import { tooManyRequests } from '../limits/too_many_requests.js'

/** Uploads whose bytes are in memory at the same time, of one company and of all. */
const MOST_EACH = 2
const MOST = 6
/** Uploads of one company that may wait, unread. */
const MOST_WAITING = 15
/** Seconds after which a refused upload may come again. */
const RETRY_AFTER = 5

const busy = new Map<string, number>()
const waiting = new FairQueue<() => void>()

const busyOf = (owner: string) => busy.get(owner) ?? 0
const allBusy = () => [...busy.values()].reduce((sum, each) => sum + each, 0)

/**
 * Waits until the bytes of an upload may come into memory. Of one that waits nothing is read, and companies take
 * turns. The place is free again when the request is answered or its connection ends.
 * @throws 429 with Retry-After when too many uploads of the same company wait
 */
export async function placeForUpload({ caller, company, response }: HttpContext) {
  const owner = company?.id ?? caller?.userId ?? ''
  if (waiting.size(owner) >= MOST_WAITING) throw tooManyRequests(RETRY_AFTER)
  const place = new Promise<void>((begin) => waiting.add(owner, begin))
  beginNext()
  await place
  const free = () => {
    const left = busyOf(owner) - 1
    if (left > 0) busy.set(owner, left)
    else busy.delete(owner)
    beginNext()
  }
  // Somebody who waited may have gone meanwhile.
  if (response.response.closed) free()
  else response.response.once('close', free)
}

function beginNext() {
  while (allBusy() < MOST) {
    const next = waiting.take((owner) => busyOf(owner) < MOST_EACH)
    if (!next) return
    busy.set(next.owner, busyOf(next.owner) + 1)
    next.item()
  }
}
