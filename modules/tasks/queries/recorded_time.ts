import type { Day, Instant } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { endOfDay, startOfDay } from '#modules/tasks/local_time'

interface Wish {
  from: Day
  to: Day
  most: number
}

/** Finished time of a person, with what it was for. */
export interface RecordedTime {
  id: string
  taskTitle: string
  projectName: string | null
  note: string
  startedAt: Instant
  endedAt: Instant
  breakSeconds: number
  /** Its start is a free place on its day, not a time of the clock. */
  byDuration: boolean
  createdAt: Instant
}

interface Row {
  id: string
  task_title: string
  project_name: string | null
  note: string
  started_at: Instant
  ended_at: Instant
  break_seconds: number
  by_duration: number | boolean
  created_at: Instant
}

const RECORDED = `
  select time_entries.id, time_entries.note, time_entries.started_at, time_entries.ended_at,
    time_entries.break_seconds, time_entries.by_duration, time_entries.created_at,
    tasks.title as task_title, projects.name as project_name
  from time_entries
  join tasks on tasks.company_id = time_entries.company_id and tasks.id = time_entries.task_id
  left join projects on projects.company_id = tasks.company_id and projects.id = tasks.project_id
  where time_entries.company_id = ? and time_entries.user_id = ?
    and time_entries.started_at >= ? and time_entries.started_at < ? and time_entries.ended_at is not null
  order by time_entries.started_at desc limit ?`

/** Finished time of a person that began on some days, both included, the latest first. */
export async function readRecordedTime(
  company: Pick<CompanyScope, 'id' | 'timeZone'>,
  userId: string,
  { from, to, most }: Wish
): Promise<RecordedTime[]> {
  const begin = startOfDay(from, company.timeZone)
  const end = endOfDay(to, company.timeZone)
  const rows = await readRows<Row>(RECORDED, [company.id, userId, begin, end, most])
  return rows.map((row) => ({
    id: row.id,
    taskTitle: row.task_title,
    projectName: row.project_name,
    note: row.note,
    startedAt: Number(row.started_at),
    endedAt: Number(row.ended_at),
    breakSeconds: Number(row.break_seconds),
    byDuration: Boolean(row.by_duration),
    createdAt: Number(row.created_at),
  }))
}
