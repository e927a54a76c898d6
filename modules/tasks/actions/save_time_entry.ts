import { audit } from '#core/audit/audit'
import { type Instant, now } from '#core/clock'
import { conflict, FieldError, forbidden, notFound } from '#core/errors/app_error'
import { assertUnbilled } from '#modules/tasks/billing/billed_time'
import { Task } from '#modules/tasks/models/task'
import { TimeEntry, wholeSecond } from '#modules/tasks/models/time_entry'
import { assertPeopleOf } from '#modules/tasks/people'
import { reachesAll, type Viewer, withinTimeEntries } from '#modules/tasks/reach'
import { assertSameVersion } from '#modules/tasks/version'

export interface NewTime {
  taskId: string
  /** Whose time it is; the viewer's own without one. */
  userId?: string
  startTime: Instant
  endTime: Instant
  breakSeconds?: number
  note?: string | null
}

export type TimeChange = Partial<Omit<NewTime, 'userId'>> & { version?: number }

/** The clock of who writes time down may be a little ahead of ours. */
const CLOCK_TOLERANCE = 60_000

/**
 * Writes down time that was worked, also on a task that is done by now. Only inside inTx.
 * @throws 403 for the time of others when the viewer is an employee, 404 for a task out of reach,
 * 409 `overlaps`, 409 `project_archived`, 422 for ends before starts, breaks longer than the time, and ends in the future
 */
export async function addTime(viewer: Viewer, input: NewTime): Promise<TimeEntry> {
  const { company, caller } = viewer
  const userId = input.userId ?? caller.userId
  if (userId !== caller.userId) {
    if (!reachesAll(viewer)) throw forbidden()
    await assertPeopleOf(company, [userId], 'userId')
  }
  await TimeEntry.lockTimeOf(userId)
  const task = await Task.reach(viewer, input.taskId)
  await task.assertProjectTakesTime()
  const entry = TimeEntry.for(company)
  entry.merge({
    taskId: task.id,
    userId,
    startedAt: input.startTime,
    endedAt: input.endTime,
    endedBecause: null,
    breakSeconds: input.breakSeconds ?? 0,
    note: input.note ?? '',
    createdAt: now(),
    version: 1,
  })
  assertPlausible(entry)
  await assertAlone(entry)
  await entry.save()
  entry.publish()
  await recordTime(entry, 'time_entry.created')
  return entry
}

/**
 * Changes what is given; an end for a running entry stops it. Only inside inTx.
 * @throws 404 for an entry out of reach, 409 `version_conflict`, 409 `is_billed` for more than the note of billed
 * time, and what `addTime` throws
 */
export async function changeTime(
  viewer: Viewer,
  id: string,
  input: TimeChange
): Promise<TimeEntry> {
  const entry = await lockEntry(viewer, id)
  assertSameVersion(entry, input.version)
  const { note: _, version: __, ...worked } = input
  if (Object.values(worked).some((value) => value !== undefined)) {
    await assertUnbilled(viewer.company, id)
  }
  if (input.taskId !== undefined && input.taskId !== entry.taskId) {
    const task = await Task.reach(viewer, input.taskId)
    await task.assertProjectTakesTime()
    entry.taskId = task.id
  }
  entry.startedAt = input.startTime ?? entry.startedAt
  if (input.note !== undefined) entry.note = input.note ?? ''
  if (entry.isRunning && input.endTime !== undefined) await entry.freeTimer()
  entry.endedAt = input.endTime ?? entry.endedAt
  await fitBreaks(entry, input)
  assertPlausible(entry)
  if (input.startTime !== undefined || input.endTime !== undefined) await assertAlone(entry)
  await entry.saveNext()
  await recordTime(entry, 'time_entry.changed')
  return entry
}

/**
 * Cuts measured breaks to the new times of the entry. A total entered by hand replaces them, because it does not say
 * when the breaks were; only the open break of a running timer continues.
 */
async function fitBreaks(entry: TimeEntry, { startTime, endTime, breakSeconds }: TimeChange) {
  const isOtherTotal = breakSeconds !== undefined && breakSeconds !== entry.breakSeconds
  if (isOtherTotal) {
    await entry.changeBreaks((breaks) =>
      entry.isRunning ? breaks.filter(({ endedAt }) => endedAt === null) : []
    )
  } else if (startTime !== undefined || endTime !== undefined) await entry.changeBreaks()
  if (breakSeconds !== undefined) entry.breakSeconds = breakSeconds
}

/** Deletes an entry, also a running one. Only inside inTx. @throws 404 for one out of reach, 409 `is_billed` */
export async function removeTime(viewer: Viewer, id: string) {
  const entry = await lockEntry(viewer, id)
  await assertUnbilled(viewer.company, id)
  await entry.remove()
  await recordTime(entry, 'time_entry.deleted')
}

async function lockEntry(viewer: Viewer, id: string): Promise<TimeEntry> {
  const entries = () => withinTimeEntries(TimeEntry.of(viewer.company), viewer).where('id', id)
  const seen = await entries().first()
  if (!seen) throw notFound()
  await TimeEntry.lockTimeOf(seen.userId)
  const entry = await entries().forUpdate().first()
  if (!entry) throw notFound()
  return entry
}

function assertPlausible({ startedAt, endedAt, breakSeconds }: TimeEntry) {
  const end = endedAt ?? wholeSecond(now())
  if (Math.max(startedAt, end) > now() + CLOCK_TOLERANCE) {
    throw new FieldError(endedAt === null ? 'startTime' : 'endTime', 'tasks.in_future')
  }
  if (end < startedAt) throw new FieldError('endTime', 'tasks.ends_before_start')
  if (breakSeconds * 1000 > end - startedAt) {
    throw new FieldError('breakSeconds', 'tasks.break_too_long')
  }
}

/** Nobody works on two things at once. Entries may touch. The running one reaches into the future. */
async function assertAlone(entry: TimeEntry) {
  const other = await TimeEntry.of({ id: entry.companyId })
    .where('userId', entry.userId)
    .whereNot('id', entry.id)
    .where((query) => query.whereNull('endedAt').orWhere('endedAt', '>', entry.startedAt))
    .where((query) => {
      if (entry.endedAt !== null) query.where('startedAt', '<', entry.endedAt)
    })
    .orderBy('startedAt')
    .first()
  if (!other) return
  const iso = (at: Instant | null) => (at === null ? null : new Date(at).toISOString())
  const state = { _id: other.id, startTime: iso(other.startedAt), endTime: iso(other.endedAt) }
  throw conflict('tasks.overlaps', { extra: { timeEntry: state } })
}

/** Writes a change of an entry into the audit chain. Only inside inTx. */
export function recordTime(entry: TimeEntry, action: string) {
  const { id, companyId, taskId, userId, startedAt, endedAt, breakSeconds } = entry
  const details = { taskId, userId, startedAt, endedAt, breakSeconds }
  return audit({ companyId, action, subject: { type: 'timeEntry', id }, details })
}
