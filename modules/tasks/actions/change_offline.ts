import type { Instant } from '#core/clock'
import { FieldError, notFound } from '#core/errors/app_error'
import { assertUnbilled } from '#modules/tasks/billing/billed_time'
import { addBreak, addPause, type Break, endBreak } from '#modules/tasks/breaks'
import { recordChange } from '#modules/tasks/changes/record_change'
import { TimeEntry } from '#modules/tasks/models/time_entry'
import { readTimeEntry } from '#modules/tasks/queries/time_entry_page'
import type { Viewer } from '#modules/tasks/reach'
import { assertTimeOpen } from '#modules/tasks/time_change'
import { pastInstant } from './past_instant.js'
import { recordTime } from './record_time.js'

/** A break; without a start it ends the one that was open, without an end it is open. */
export interface OfflineBreak {
  startTime?: Instant | undefined
  endTime?: Instant | undefined
}

export interface OfflineChange {
  endTime?: Instant | undefined
  breaks?: OfflineBreak[] | undefined
}

/**
 * Breaks and the end of the viewer's own entry, made while a client had no connection. An entry that was ended
 * elsewhere meanwhile has the earlier of both ends. Only inside inTx.
 * @returns the entry; one of no length is deleted
 * @throws 404 for another person's entry, 409 `is_billed`, 422 `in_future`, `ends_before_start`, and as assertTimeOpen
 */
export async function changeOffline(viewer: Viewer, id: string, change: OfflineChange) {
  const { company, caller } = viewer
  await TimeEntry.lockTimeOf(caller.userId)
  const entry = await TimeEntry.oneLocked(company, id)
  if (entry?.userId !== caller.userId) throw notFound()
  await assertUnbilled(company, id)
  await assertTimeOpen(entry)
  const endedAt = change.endTime === undefined ? undefined : pastInstant(change.endTime)
  if (endedAt !== undefined && endedAt < entry.startedAt) {
    throw new FieldError('endTime', 'tasks.ends_before_start')
  }
  const kind = endedAt === undefined ? 'break' : 'stop'
  return recordChange({ company, userId: caller.userId, kind }, async () => {
    entry.recordedOffline = true
    await entry.changeBreaks(withBreaks(change.breaks))
    await endAt(entry, endedAt)
    await recordTime(entry, 'time_entry.changed')
    const changed = await readTimeEntry(viewer, id)
    await entry.deleteIfEmpty()
    return changed
  })
}

async function endAt(entry: TimeEntry, endedAt: Instant | undefined) {
  if (endedAt !== undefined && entry.isRunning) await entry.end(null, endedAt)
  else {
    if (endedAt !== undefined && endedAt < (entry.endedAt ?? endedAt)) {
      entry.merge({ endedAt, endedBecause: null })
      await entry.changeBreaks()
    }
    await entry.saveNext()
  }
}

const inThePast = ({ startTime, endTime }: OfflineBreak): OfflineBreak => ({
  startTime: startTime === undefined ? undefined : pastInstant(startTime),
  endTime: endTime === undefined ? undefined : pastInstant(endTime),
})

/** Adds breaks to those that an entry has, in the order in which they were made. @throws 422 `in_future` */
export const withBreaks =
  (added: OfflineBreak[] = []) =>
  (breaks: Break[]): Break[] =>
    added.map(inThePast).reduce((all, { startTime, endTime }) => {
      if (startTime !== undefined && endTime !== undefined) return addBreak(all, startTime, endTime)
      if (startTime !== undefined) return addPause(all, startTime)
      return (endTime !== undefined && endBreak(all, endTime)) || all
    }, breaks)
