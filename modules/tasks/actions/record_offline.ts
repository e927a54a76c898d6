import { type Instant, now } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { type EntryState, readStates } from '#modules/tasks/changes/entry_state'
import { recordChange } from '#modules/tasks/changes/record_change'
import { Task } from '#modules/tasks/models/task'
import { TimeEntry } from '#modules/tasks/models/time_entry'
import { readTimeEntry } from '#modules/tasks/queries/time_entry_page'
import type { Viewer } from '#modules/tasks/reach'
import { assertTimeOpen } from '#modules/tasks/time_change'
import { changeOffline, type OfflineBreak, withBreaks } from './change_offline.js'
import { displace, findDisplaced } from './keep_alone.js'
import { pastInstant } from './past_instant.js'
import { recordTime } from './record_time.js'

type Worker = Viewer & { company: Pick<CompanyScope, 'timeZone'> }

/** Time on a task as a client without a connection has recorded it. */
export interface OfflineTime {
  taskId: string
  startTime: Instant
  /** Without one the timer still runs there. */
  endTime?: Instant | undefined
  breaks?: OfflineBreak[] | undefined
  note?: string | undefined
  tags?: string[] | undefined
}

/** A start whose answer was lost is repeated by the client as a start without a connection, a little later. */
const LOST_ANSWER_MS = 120_000

/**
 * Records time that the viewer worked while a client had no connection, as if the start and the stop had come when they
 * were made: a timer that ran before is ended at the start, and time that began later ends a timer which was left
 * running. So the order in which two machines deliver does not matter. Only inside inTx.
 * @param begunId the entry of a start that the client gave up on, where the server carried it out nevertheless
 * @returns the entry; one of no length is deleted
 * @throws 404 for a task out of reach, 409 `overlaps` with the entry in the way, `task_done`, `project_archived`,
 * 422 `in_future`, `ends_before_start`, and as assertTimeOpen
 */
export async function recordOffline(viewer: Worker, time: OfflineTime, begunId?: string) {
  const { company, caller } = viewer
  const { startedAt, endedAt } = timesOf(time)
  await TimeEntry.lockTimeOf(caller.userId)
  const task = await Task.lock(viewer, time.taskId)
  const begun = begunId === undefined ? null : await TimeEntry.oneLocked(company, begunId)
  if (begun?.taskId === task.id) {
    return changeOffline(viewer, begun.id, { ...time, startTime: startedAt })
  }
  const running = await TimeEntry.runningOf(company, caller.userId)
  if (running && isLostStart(running, task.id, startedAt)) {
    return changeOffline(viewer, running.id, { ...time, startTime: undefined })
  }
  if (endedAt === undefined && task.status === 'done') throw conflict('tasks.task_done')
  await task.assertProjectTakesTime()

  const until = endedAt ?? (await startAfter(viewer, startedAt))
  const place = { companyId: company.id, userId: caller.userId, startedAt, endedAt: until }
  await assertTimeOpen(place)
  const kind = until === null ? 'start' : 'add'
  return recordChange({ company, userId: caller.userId, kind }, async () => {
    if (running && running.startedAt < startedAt) {
      await running.end('switched', startedAt)
      await running.deleteIfEmpty()
    }
    const displaced = await findDisplaced(place, { except: [] })
    const first = await firstPartOf(company, place, task.id)
    const entry = TimeEntry.for(company).merge({
      ...place,
      taskId: task.id,
      endedBecause: endedAt === undefined && until !== null ? 'switched' : null,
      breakSeconds: 0,
      note: time.note ?? first?.note ?? '',
      isBillable: first?.isBillable ?? null,
      byDuration: false,
      recordedOffline: true,
      createdAt: now(),
      version: 1,
    })
    await entry.save()
    if (entry.isRunning) await entry.takeTimer()
    if (await entry.changeBreaks(withBreaks(time.breaks))) await entry.saveNext()
    const tags = [...(first?.tags ?? []), ...(time.tags ?? [])]
    if (tags.length > 0) await entry.changeTags(tags)
    await displace(company, displaced)
    entry.publish()
    await recordTime(entry, 'time_entry.created')
    const recorded = await readTimeEntry(viewer, entry.id)
    await entry.deleteIfEmpty()
    return recorded
  })
}

function timesOf({ startTime, endTime }: OfflineTime) {
  const startedAt = pastInstant(startTime)
  if (endTime === undefined) return { startedAt }
  const endedAt = pastInstant(endTime)
  if (endedAt < startedAt) throw new FieldError('endTime', 'tasks.ends_before_start')
  return { startedAt, endedAt }
}

const isLostStart = ({ taskId, startedAt }: TimeEntry, wanted: string, at: Instant) =>
  taskId === wanted && startedAt <= at && at - startedAt <= LOST_ANSWER_MS

/**
 * The first part of a timer that was split without a connection: a client that does not know its note delivers its end, and
 * then a start on the same task at the same instant. As after any split, both parts have its note, tags and answer to billable.
 */
async function firstPartOf(
  company: Worker['company'],
  { userId, startedAt }: { userId: string; startedAt: Instant },
  taskId: string
): Promise<EntryState | undefined> {
  const entry = await TimeEntry.of(company)
    .where({ userId, taskId, endedAt: startedAt, recordedOffline: true })
    .whereNull('endedBecause')
    .first()
  return entry ? (await readStates(company, [entry.id])).at(0) : undefined
}

const NEXT = `select min(started_at) as next from time_entries
  where company_id = ? and user_id = ? and started_at >= ? and by_duration = ?`

/** When the person began something else; null for not yet. */
async function startAfter({ company, caller }: Viewer, at: Instant): Promise<Instant | null> {
  const values = [company.id, caller.userId, at, false]
  const [row] = await readRows<{ next: number | null }>(NEXT, values)
  return row?.next == null ? null : Number(row.next)
}
