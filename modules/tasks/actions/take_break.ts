import { type Instant, now } from '#core/clock'
import { conflict, notFound } from '#core/errors/app_error'
import { recordTime } from '#modules/tasks/actions/record_time'
import { assertUnbilled } from '#modules/tasks/billing/billed_time'
import { addBreak, addPause, type Break, endBreak } from '#modules/tasks/breaks'
import { recordChange } from '#modules/tasks/changes/record_change'
import { TimeEntry, wholeSecond } from '#modules/tasks/models/time_entry'
import type { Viewer } from '#modules/tasks/reach'
import { assertTimeOpen } from '#modules/tasks/time_change'

interface Moment {
  /** Milliseconds since the person clicked, by the client's monotonic clock; 0 for now. */
  ageMs?: number
}

/**
 * Pauses the viewer's own time entry at a moment of the server's clock. An entry that has ended since gets the break
 * too. Delivering the same pause twice changes nothing. Only inside inTx.
 * @param lastedMs length of the break, when the client knows that it is over
 * @throws 404 for another person's entry, 409 `not_running` for a pause after its end, 409 `is_billed`
 */
export async function pauseTime(
  viewer: Viewer,
  id: string,
  { ageMs = 0, lastedMs }: Moment & { lastedMs?: number }
): Promise<TimeEntry> {
  const entry = await lockOwnEntry(viewer, id)
  const at = momentIn(entry, ageMs)
  if (entry.endedAt !== null && at >= entry.endedAt) throw conflict('tasks.not_running')
  return changeBreaks(viewer, entry, (breaks) =>
    lastedMs === undefined
      ? addPause(breaks, at)
      : addBreak(breaks, at, momentIn(entry, ageMs - lastedMs))
  )
}

/**
 * Ends the break of the viewer's own time entry at a moment of the server's clock. A break that was closed later than
 * that, by another client or by the end of the entry, becomes shorter. Only inside inTx.
 * @throws 404 for another person's entry, 409 `not_paused` without a break at that moment, 409 `is_billed`
 */
export async function resumeTime(
  viewer: Viewer,
  id: string,
  { ageMs = 0 }: Moment
): Promise<TimeEntry> {
  const entry = await lockOwnEntry(viewer, id)
  const at = momentIn(entry, ageMs)
  return changeBreaks(viewer, entry, (breaks) => {
    const shortened = endBreak(breaks, at)
    if (!shortened) throw conflict('tasks.not_paused')
    return shortened
  })
}

async function lockOwnEntry({ company, caller }: Viewer, id: string) {
  await TimeEntry.lockTimeOf(caller.userId)
  const entry = await TimeEntry.oneLocked(company, id)
  if (entry?.userId !== caller.userId) throw notFound()
  return entry
}

/** A moment that lies some ms back, not before the start of the entry. */
const momentIn = (entry: TimeEntry, ageMs: number): Instant =>
  Math.max(entry.startedAt, wholeSecond(now() - ageMs))

async function changeBreaks(
  viewer: Viewer,
  entry: TimeEntry,
  change: (breaks: Break[]) => Break[]
): Promise<TimeEntry> {
  const { breakSeconds } = entry
  const { company, caller } = viewer
  const hasChanged = await recordChange(
    { company, userId: caller.userId, kind: 'break' },
    async () => {
      if (!(await entry.changeBreaks(change))) return false
      if (entry.breakSeconds === breakSeconds) entry.publish()
      else await entry.saveNext()
      return true
    }
  )
  if (!hasChanged) return entry
  if (!entry.isRunning) {
    await assertUnbilled(viewer, entry.id)
    await assertTimeOpen(entry)
    await recordTime(entry, 'time_entry.changed')
  }
  return entry
}
