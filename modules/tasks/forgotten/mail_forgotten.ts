import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { workOnEach } from '#core/due_work/work_on_each'
import { mailForgottenTimer } from '#modules/tasks/mails/forgotten_timer'
import { findForgotten } from './forgotten_timer.js'

/** A running timer with what the mail needs. */
export interface RunningRow {
  company_id: string
  time_zone: string
  user_id: string
  entry_id: string
  task_title: string
  started_at: number
  break_seconds: number
  paused_at: number | null
}

const HOUR = 3_600_000
const HALF_HOUR = 1_800_000

/** Timers that were not mailed about yet, and could be forgotten by their length and the last input. */
const CANDIDATES = `
  select active_timers.company_id, companies.time_zone, active_timers.user_id, active_timers.entry_id,
    tasks.title as task_title, time_entries.started_at, time_entries.break_seconds,
    open_breaks.started_at as paused_at
  from active_timers
  join companies on companies.id = active_timers.company_id and companies.status = 'active'
  join time_entries on time_entries.company_id = active_timers.company_id
    and time_entries.id = active_timers.entry_id
  join tasks on tasks.company_id = time_entries.company_id and tasks.id = time_entries.task_id
  left join time_breaks as open_breaks on open_breaks.company_id = time_entries.company_id
    and open_breaks.open_entry_id = time_entries.id
  where active_timers.mailed_at is null and time_entries.started_at <= ?
    and coalesce(active_timers.active_at, 0) <= ?
  order by time_entries.started_at`
const CLAIM = `
  update active_timers set mailed_at = ? where user_id = ? and entry_id = ? and mailed_at is null`

/** Mails everyone whose timer seems forgotten, once for each timer. Any number of processes may do it at once. */
export async function mailForgottenTimers(): Promise<boolean> {
  const rows = await readRows<RunningRow>(CANDIDATES, [now() - HOUR, now() - HALF_HOUR])
  await workOnEach(rows, mailOne)
  return false
}

async function mailOne(row: RunningRow) {
  const company = { id: row.company_id, timeZone: row.time_zone }
  const forgotten = await findForgotten(company, {
    userId: row.user_id,
    startedAt: Number(row.started_at),
    breakSeconds: Number(row.break_seconds),
    pausedAt: row.paused_at === null ? null : Number(row.paused_at),
  })
  if (!forgotten) return
  await inTx(async () => {
    // Another process was faster, or the timer has been stopped.
    if ((await changeRows(CLAIM, [now(), row.user_id, row.entry_id])) !== 1) return
    await mailForgottenTimer(row, forgotten)
  })
}
