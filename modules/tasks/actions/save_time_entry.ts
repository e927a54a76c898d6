import { now } from '#core/clock'
import { FieldError, forbidden } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { assertUnbilled } from '#modules/tasks/billing/billed_time'
import { recordChange } from '#modules/tasks/changes/record_change'
import { Task } from '#modules/tasks/models/task'
import { latestInstant, TimeEntry, wholeSecond } from '#modules/tasks/models/time_entry'
import { assertPeopleOf } from '#modules/tasks/people'
import { reachesAll, type Viewer } from '#modules/tasks/reach'
import { assertTimeOpen } from '#modules/tasks/time_change'
import { assertSameVersion } from '#modules/tasks/version'
import { type EnteredTimes, enterTimes } from './enter_times.js'
import { displace, findDisplaced } from './keep_alone.js'
import { changeOf, lockEntry } from './lock_entry.js'
import { recordTime } from './record_time.js'

export interface NewTime extends EnteredTimes {
  taskId: string
  /** Whose time it is; the viewer's own without one. */
  userId?: string
  breakSeconds?: number
  note?: string | null
  /** Names; they replace those that the entry has. */
  tags?: string[]
  /** Null for what follows from the project. */
  billable?: boolean | null
}

type Asker = Viewer & { company: Pick<CompanyScope, 'timeZone'> }

export type TimeChange = Partial<Omit<NewTime, 'userId'>> & { version?: number }

/**
 * Writes down time that was worked, also on a task that is done by now. Only inside inTx.
 * @throws 403 for the time of others when the viewer is an employee, 404 for a task out of reach,
 * 409 `overlaps`, 409 `project_archived`, 422 for ends before starts, breaks longer than the time, and ends in the
 * future, and as enterTimes and assertTimeOpen
 */
export async function addTime(viewer: Asker, input: NewTime): Promise<TimeEntry> {
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
    endedBecause: null,
    breakSeconds: input.breakSeconds ?? 0,
    note: input.note ?? '',
    isBillable: input.billable ?? null,
    byDuration: false,
    recordedOffline: false,
    createdAt: now(),
    version: 1,
  })
  await recordChange(
    { company, userId: caller.userId, personId: userId, kind: 'add' },
    async () => {
      await enterTimes(company, entry, input)
      assertPlausible(entry)
      await assertTimeOpen(entry)
      const displaced = await findDisplaced(entry, { except: [entry.id] })
      await entry.save()
      if (input.tags?.length) await entry.changeTags(input.tags)
      await displace(company, displaced)
      entry.publish()
      await recordTime(entry, 'time_entry.created')
    }
  )
  return entry
}

/**
 * Changes what is given; an end for a running entry stops it. Only inside inTx.
 * @throws 404 for an entry out of reach, 409 `version_conflict`, 409 `is_billed` for more than the note of billed
 * time, and what `addTime` throws
 */
export async function changeTime(viewer: Asker, id: string, input: TimeChange): Promise<TimeEntry> {
  const entry = await lockEntry(viewer, id)
  assertSameVersion(entry, input.version)
  const { note: _, version: __, ...worked } = input
  const isMoved = input.taskId !== undefined && input.taskId !== entry.taskId
  const change = { ...changeOf(viewer, entry), kind: isMoved ? 'move' : 'edit' } as const
  if (Object.values(worked).some((value) => value !== undefined)) {
    await assertUnbilled(viewer, id)
    await assertTimeOpen(entry)
  }
  if (input.taskId !== undefined && isMoved) await moveTo(viewer, entry, input.taskId)
  if (input.note !== undefined) entry.note = input.note ?? ''
  if (input.billable !== undefined) entry.isBillable = input.billable
  await recordChange(change, async () => {
    const displaced = await changeTimes(viewer.company, entry, input)
    if (input.tags) await entry.changeTags(input.tags)
    await entry.saveNext()
    await displace(viewer.company, displaced)
    await recordTime(entry, 'time_entry.changed')
  })
  return entry
}

/** Puts an entry, which the caller saves, on another task. @throws 404 for a task out of reach, 409 `project_archived` */
export async function moveTo(viewer: Viewer, entry: TimeEntry, taskId: string) {
  const task = await Task.reach(viewer, taskId)
  await task.assertProjectTakesTime()
  entry.taskId = task.id
}

/** @returns entries that make way for it, see findDisplaced */
async function changeTimes(
  company: Pick<CompanyScope, 'timeZone'>,
  entry: TimeEntry,
  input: TimeChange
): Promise<TimeEntry[]> {
  const { startTime, endTime, date, duration, breakSeconds } = input
  const isMoved = [startTime, endTime, date, duration].some((value) => value !== undefined)
  if (!isMoved && breakSeconds === undefined) return []
  const endsTimer = endTime !== undefined || duration !== undefined
  if (entry.isRunning && endsTimer) await entry.freeTimer()
  // Between a start and the end of its duration there is room for the breaks.
  if (duration !== undefined) await fitBreaks(entry, input)
  if (isMoved) await enterTimes(company, entry, input)
  if (!isMoved || !entry.byDuration) await fitBreaks(entry, input)
  assertPlausible(entry)
  await assertTimeOpen(entry)
  return isMoved ? findDisplaced(entry, { except: [entry.id] }) : []
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

/** Deletes an entry, also a running one. Only inside inTx. @throws 404 for one out of reach, 409 `is_billed`, and as assertTimeOpen */
export async function removeTime(viewer: Viewer, id: string) {
  const entry = await lockEntry(viewer, id)
  await assertUnbilled(viewer, id)
  await assertTimeOpen(entry)
  await recordChange({ ...changeOf(viewer, entry), kind: 'delete' }, () => entry.remove())
  await recordTime(entry, 'time_entry.deleted')
}

function assertPlausible({ startedAt, endedAt, breakSeconds }: TimeEntry) {
  const end = endedAt ?? wholeSecond(now())
  if (Math.max(startedAt, end) > latestInstant()) {
    throw new FieldError(endedAt === null ? 'startTime' : 'endTime', 'tasks.in_future')
  }
  if (end < startedAt) throw new FieldError('endTime', 'tasks.ends_before_start')
  if (breakSeconds * 1000 > end - startedAt) {
    throw new FieldError('breakSeconds', 'tasks.break_too_long')
  }
}
