import { tellLive } from '@/lib/live/live'
import { api } from '@/lib/server/api'
import { failureText, HttpFailure } from '@/lib/server/http_failure'
import { storedToken, storedUserId } from '@/lib/session/session_storage'
import { moveClicks } from '../journal'
import { followEntry } from '../timer_state'
import { keepBreaksHere } from './record_here'
import { requestFor, restOf } from './request'
import { isWaiting, localId, type Stint } from './stint'
import { changeStints, stintsHere } from './stints'

/** A connection that hangs must not keep the other tabs waiting. */
const LONGEST_CALL_MS = 15_000

/** Answers after which the same request may be right later. */
const TEMPORARY = [0, 401, 408, 425, 429]

/**
 * Delivers the stints of the signed-in person, one after the other. A request is written down with its key before it is
 * sent, so that a lost answer leads to the same request again. Refused ones stay, with the reason; one that the server
 * fails on does not keep those behind it.
 * @throws what keeps some of them waiting
 */
export async function sendStints() {
  const owner = storedUserId()
  const isHere = () => storedToken() !== undefined && storedUserId() === owner
  if (!owner || !stintsHere().some(isWaiting)) return
  // A break of a timer that began here belongs to the same request; and the clocks are compared.
  await keepBreaksHere()
  await api('GET', '/api/timer', options())
  const held = new Map<string, unknown>()
  while (isHere()) {
    const next = stintsHere().find((stint) => isWaiting(stint) && !held.has(stint.id))
    if (!next) break
    const stint = await withRequest(next, owner)
    if (!stint?.sent || !isHere()) continue
    try {
      await settle(stint, await send(stint, stint.sent), owner)
    } catch (failure) {
      if (!(failure instanceof HttpFailure) || TEMPORARY.includes(failure.status)) throw failure
      if (failure.status >= 500) held.set(stint.id, failure)
      else await refuse(stint, failure, owner)
    }
  }
  for (const failure of held.values()) throw failure
}

/** Another tab without locks may have written it down meanwhile: then that one counts. */
async function withRequest({ id }: Stint, owner: string) {
  const stints = await changeStints(
    (all) =>
      all.map((stint) =>
        stint.id === id ? { ...stint, sent: stint.sent ?? requestFor(stint) } : stint
      ),
    owner
  )
  return stints.find((stint) => stint.id === id)
}

async function send({ entryId = '' }: Stint, { key, begun, times }: NonNullable<Stint['sent']>) {
  const call = { ...options(), idempotencyKey: key }
  const { timeEntry } = begun
    ? await api('POST', '/api/offline-times', { ...call, body: { ...begun, ...times } })
    : await api('POST', '/api/time-entries/:id/offline-changes', {
        ...call,
        params: { id: entryId },
        body: times,
      })
  return timeEntry
}

async function settle({ id, sent }: Stint, entry: Awaited<ReturnType<typeof send>>, owner: string) {
  // Before the stint goes, so that the running timer is never away from the screen.
  if (owner === storedUserId()) followEntry(entry)
  moveClicks(localId(id), entry._id)
  await changeStints(
    (all) =>
      all.flatMap((stint) => {
        if (stint.id !== id || !sent) return [stint]
        const rest = restOf(stint, sent, entry._id)
        return rest ? [rest] : []
      }),
    owner
  )
  tellLive({ kind: 'timer', id: entry.task._id })
}

function refuse({ id }: Stint, failure: HttpFailure, owner: string) {
  console.info('The server has refused time that was recorded here.', failure)
  const refused = { code: failure.code, sentence: failureText(failure, failure.message) }
  return changeStints(
    (all) =>
      all.map((stint) => {
        if (stint.id !== id) return stint
        const { sent: _, ...judged } = stint
        return { ...judged, refused }
      }),
    owner
  )
}

const options = () => ({ signal: AbortSignal.timeout(LONGEST_CALL_MS) })
