import { setTimeout as wait } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { claimNext, dueQueues, type Queue, releaseDelivery } from './claim.js'
import type { ClaimedDelivery } from './delivery.js'
import { sendAttempt } from './send_attempt.js'
import { settleAttempt } from './settle.js'

/** Calls of this process at once: all of them, those of a company, and those to one endpoint. */
const MOST = 32
const MOST_OF_COMPANY = 4
const MOST_OF_ENDPOINT = 2
/** While calls are on their way, the tables are looked at this often for further ones. */
const LOOK_AGAIN = 1000

interface Call {
  delivery: ClaimedDelivery
  ending: Promise<void>
}

const calls = new Set<Call>()
let stopping = new AbortController()

/**
 * Begins the calls that are due and have a place, and waits until one of them ends. A slow endpoint keeps its own places
 * and those of its company; the others go on.
 * @returns whether calls are on their way
 */
export async function dispatchDue(): Promise<boolean> {
  if (stopping.signal.aborted) return false
  await beginCalls()
  if (calls.size === 0) return false
  const pause = new AbortController()
  const again = wait(LOOK_AGAIN, undefined, { signal: pause.signal }).catch(() => undefined)
  await Promise.race([...[...calls].map(({ ending }) => ending), again])
  pause.abort()
  return true
}

/** Cuts the calls on their way and gives their deliveries back. */
export async function endDeliveries() {
  stopping.abort(new Error('The server stops.'))
  await Promise.all([...calls].map(({ ending }) => ending))
}

/** For tests: a process that has stopped begins once more. */
export function beginDeliveries() {
  stopping = new AbortController()
}

async function beginCalls() {
  let hasBegun = true
  // One delivery of each queue, then the next of each: nobody's thousand events come before another's first.
  while (hasBegun && calls.size < MOST) {
    hasBegun = false
    for (const queue of await dueQueues(isFull)) {
      if (calls.size >= MOST) return
      if (isFull(queue)) continue
      const delivery = await claimNext(queue)
      if (!delivery) continue
      begin(delivery)
      hasBegun = true
    }
  }
}

function isFull({ company_id, endpoint_id }: Queue) {
  const ofCompany = [...calls].filter(({ delivery }) => delivery.company_id === company_id)
  const ofEndpoint = ofCompany.filter(({ delivery }) => delivery.endpoint_id === endpoint_id)
  return ofCompany.length >= MOST_OF_COMPANY || ofEndpoint.length >= MOST_OF_ENDPOINT
}

function begin(delivery: ClaimedDelivery) {
  const call: Call = { delivery, ending: deliver(delivery).finally(() => calls.delete(call)) }
  calls.add(call)
}

/** Makes one attempt of a claimed delivery and stores its result. Never throws. */
export async function deliver(delivery: ClaimedDelivery) {
  const { company_id: companyId, endpoint_id: endpointId, id, attempts: attempt } = delivery
  const facts = { companyId, endpointId, deliveryId: id, attempt }
  try {
    const outcome = await sendAttempt(delivery, stopping.signal)
    if (!outcome) return
    await settleAttempt(delivery, outcome)
    const { status, failure, duration } = outcome
    logger.info({ ...facts, status, failure, duration }, 'webhook sent')
  } catch (error) {
    if (stopping.signal.aborted) await releaseDelivery(delivery).catch(() => undefined)
    // Otherwise the database failed: the delivery is due again at the end of its claim.
    else logger.error({ err: error, ...facts }, 'webhook cannot be settled')
  }
}
