import type { Instant } from '#core/clock'
import { FieldError, notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { assertUnbilled } from '#modules/tasks/billing/billed_time'
import { addBreak, addPause, type Break, endBreak } from '#modules/tasks/breaks'
import { readStates } from '#modules/tasks/changes/entry_state'
import { recordChange } from '#modules/tasks/changes/record_change'
import { TimeEntry } from '#modules/tasks/models/time_entry'
import { readTimeEntry } from '#modules/tasks/queries/time_entry_page'
import type { Viewer } from '#modules/tasks/reach'
import { assertTimeOpen } from '#modules/tasks/time_change'
import { displace, findDisplaced } from './keep_alone.js'
import { pastInstant } from './past_instant.js'
import { recordTime } from './record_time.js'

/** A break; without a start it ends the one that was open, without an end it is open. */
export interface OfflineBreak {
  startTime?: Instant | undefined
  endTime?: Instant | undefined
}

export interface OfflineChange {
  /** An earlier start than that of the entry; a later one changes nothing. */
  startTime?: Instant | undefined
  endTime?: Instant | undefined
  breaks?: OfflineBreak[] | undefined
  note?: string | undefined
  /** Added to those that the entry has. */
  tags?: string[] | undefined
}

type Worker = Viewer & { company: Pick<CompanyScope, 'timeZone'> }

/**
 * Breaks, note, tags and the end of the viewer's own entry, made while a client had no connection. An entry that was
 * ended elsewhere meanwhile has the earlier of both ends. Only inside inTx.
 * @returns the entry; one of no length is deleted
 * @throws 404 for another person's entry, 409 `is_billed`, 422 `in_future`, `ends_before_start`, and as assertTimeOpen
 */
export async function changeOffline(viewer: Worker, id: string, change: OfflineChange) {
  const { company, caller } = viewer
  await TimeEntry.lockTimeOf(caller.userId)
  const entry = await TimeEntry.oneLocked(company, id)
  if (entry?.userId !== caller.userId) throw notFound()
  await assertUnbilled(viewer, id)
  await assertTimeOpen(entry)
  const endedAt = change.endTime === undefined ? undefined : pastInstant(change.endTime)
  const startedAt = Math.min(entry.startedAt, change.startTime ?? entry.startedAt)
  if (endedAt !== undefined && endedAt < startedAt) {
    throw new FieldError('endTime', 'tasks.ends_before_start')
  }
  const kind = kindOf(change)
  return recordChange({ company, userId: caller.userId, kind }, async () => {
    entry.recordedOffline = true
    if (startedAt < entry.startedAt) await beginEarlier(company, entry, startedAt)
    if (change.note !== undefined) entry.note = change.note
    if (change.tags?.length) {
      const [{ tags } = { tags: [] }] = await readStates(company, [id])
      await entry.changeTags([...tags, ...change.tags])
    }
    await entry.changeBreaks(withBreaks(change.breaks))
    await endAt(entry, endedAt)
    await recordTime(entry, 'time_entry.changed')
    const changed = await readTimeEntry(viewer, id)
    await entry.deleteIfEmpty()
    return changed
  })
}

function kindOf({ endTime, breaks }: OfflineChange) {
  if (endTime !== undefined) return 'stop'
  return breaks?.length ? 'break' : 'edit'
}

/** Moves the start to when the person asked for it; the timer before it, which that start ended, then ended earlier too. */
async function beginEarlier(company: Worker['company'], entry: TimeEntry, startedAt: Instant) {
  const before = await TimeEntry.of(company)
    .where({ userId: entry.userId, endedAt: entry.startedAt, endedBecause: 'switched' })
    .where('startedAt', '<=', startedAt)
    .first()
  if (before) {
    before.merge({ endedAt: startedAt })
    await before.changeBreaks()
    await before.saveNext()
    await before.deleteIfEmpty()
    await recordTime(before, 'time_entry.changed')
  }
  entry.startedAt = startedAt
  await assertTimeOpen(entry)
  const displaced = await findDisplaced(entry, { except: [entry.id] })
  await displace(company, displaced)
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
