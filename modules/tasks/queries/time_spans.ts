import type { Instant } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Period } from '#modules/tasks/local_time'

/** When a person worked, without what on. */
export interface TimeSpan {
  startedAt: Instant
  /** null while it is running */
  endedAt: Instant | null
  breakSeconds: number
  pausedAt: Instant | null
  /** Its start is a free place on its day, not a time of the clock. */
  byDuration: boolean
}

interface Row {
  started_at: Instant
  ended_at: Instant | null
  break_seconds: number
  paused_at: Instant | null
  by_duration: number | boolean
}

const SPANS = `
  select time_entries.started_at, time_entries.ended_at, time_entries.break_seconds, time_entries.by_duration,
    open_breaks.started_at as paused_at
  from time_entries
  left join time_breaks as open_breaks on open_breaks.company_id = time_entries.company_id
    and open_breaks.open_entry_id = time_entries.id
  where time_entries.company_id = ? and time_entries.user_id = ?
    and time_entries.started_at < ? and (time_entries.ended_at is null or time_entries.ended_at > ?)
  order by time_entries.started_at`

/** The time of a person that touches a period, the earliest first. */
export async function readTimeSpans(
  company: CompanyReference,
  userId: string,
  { from, to }: Period
): Promise<TimeSpan[]> {
  const rows = await readRows<Row>(SPANS, [company.id, userId, to, from])
  return rows.map((row) => ({
    startedAt: Number(row.started_at),
    endedAt: row.ended_at === null ? null : Number(row.ended_at),
    breakSeconds: Number(row.break_seconds),
    pausedAt: row.paused_at === null ? null : Number(row.paused_at),
    byDuration: Boolean(row.by_duration),
  }))
}
