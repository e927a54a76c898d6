import { addDays, type Day, dayOf, now, today } from '#core/clock'
import { AppError, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { type EnteredTimes, enterTimes } from '#modules/tasks/actions/enter_times'
import { recordTime } from '#modules/tasks/actions/record_time'
import { recordChange } from '#modules/tasks/changes/record_change'
import { workedSeconds } from '#modules/tasks/local_time'
import { TimeEntry } from '#modules/tasks/models/time_entry'
import { type TimeEntryRow, tagsOf } from '#modules/tasks/queries/time_entries'
import type { Viewer } from '#modules/tasks/reach'
import { assertTimeOpen } from '#modules/tasks/time_change'
import { cellOf, daysWithTime, entriesOfWeek, openTasksOf } from './week_entries.js'

type Asker = Viewer & { company: Pick<CompanyScope, 'timeZone'> }

const WEEK_DAYS = 7

/**
 * Enters the viewer's own time of the week before once more, each entry as its duration on the same weekday. Days to
 * come, days on which the task has time already, and tasks that take no time any more are left out. It is one change,
 * which is taken back as a whole. Only inside inTx.
 * @param weekStart the Monday of the week that is filled
 * @returns how many entries were made and how many were left out
 * @throws 422 `no_monday`, and as assertTimeOpen
 */
export async function copyWeek(viewer: Asker, weekStart: Day) {
  if (new Date(`${weekStart}T00:00:00Z`).getUTCDay() !== 1) {
    throw new FieldError('weekStart', 'tasks.no_monday')
  }
  const { company, caller } = viewer
  await TimeEntry.lockTimeOf(caller.userId)
  const earlier = await entriesOfWeek(viewer, addDays(weekStart, -WEEK_DAYS))
  const taken = daysWithTime(await entriesOfWeek(viewer, weekStart), company.timeZone)
  const open = await openTasksOf(viewer, earlier)
  const wanted = earlier
    .map((row) => ({ row, day: addDays(dayOf(row.started_at, company.timeZone), WEEK_DAYS) }))
    .filter(({ row, day }) => day <= today(company.timeZone) && open.has(row.task_id))
    .filter(({ row, day }) => !taken.has(cellOf(row.task_id, day)))
  return recordChange({ company, userId: caller.userId, kind: 'copy' }, async () => {
    let copied = 0
    for (const { row, day } of wanted) if (await addCopy(viewer, row, day)) copied += 1
    return { copied, leftOut: earlier.length - copied }
  })
}

/** @returns whether the day had room for it */
async function addCopy({ company, caller }: Asker, row: TimeEntryRow, date: Day) {
  const entry = TimeEntry.for(company).merge({
    taskId: row.task_id,
    userId: caller.userId,
    endedBecause: null,
    breakSeconds: 0,
    note: row.note,
    isBillable: row.is_billable === null ? null : Boolean(row.is_billable),
    byDuration: true,
    recordedOffline: false,
    createdAt: now(),
    version: 1,
  })
  const duration = workedSeconds({
    startedAt: row.started_at,
    endedAt: row.ended_at,
    breakSeconds: row.break_seconds,
  })
  if (!(await findsRoom(company, entry, { duration, date }))) return false
  await assertTimeOpen(entry)
  await entry.save()
  await entry.changeTags(tagsOf(row))
  entry.publish()
  await recordTime(entry, 'time_entry.created')
  return true
}

async function findsRoom(zone: Asker['company'], entry: TimeEntry, times: EnteredTimes) {
  try {
    await enterTimes(zone, entry, times)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'tasks.day_is_full') return false
    throw error
  }
}
