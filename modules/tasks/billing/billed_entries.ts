import type { Instant } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** Worked time that an invoice bills. */
export interface BilledEntry {
  id: string
  lineId: string | null
  projectId: string | null
  /** Empty for a task without a project. */
  projectName: string
  taskTitle: string
  person: string
  startedAt: Instant
  seconds: number
  note: string
  /** Of an hour, in the line that bills it; null for what was billed before these were kept. */
  hundredths: number | null
  /** The rounding of its line, with the last entry of the line; hundredths of an hour. */
  roundingHundredths: number
  /** The part that another line shows as included in a retainer; hundredths of an hour. */
  includedHundredths: number
}

interface Row {
  id: string
  line_id: string | null
  project_id: string | null
  project_name: string | null
  task_title: string
  person: string | null
  started_at: number
  ended_at: number
  break_seconds: number
  note: string
  hundredths: number | null
  rounding_hundredths: number
  included_hundredths: number
}

const BILLED = `
  select time_entries.id, billed_time.line_id, projects.id as project_id, projects.name as project_name, tasks.title as task_title,
    users.name as person, time_entries.started_at, time_entries.ended_at, time_entries.break_seconds,
    time_entries.note, billed_time.hundredths, billed_time.rounding_hundredths,
    billed_time.included_hundredths
  from billed_time
  join time_entries on time_entries.company_id = billed_time.company_id
    and time_entries.id = billed_time.entry_id
  join tasks on tasks.company_id = time_entries.company_id and tasks.id = time_entries.task_id
  left join projects on projects.company_id = tasks.company_id and projects.id = tasks.project_id
  left join users on users.id = time_entries.user_id
  where billed_time.company_id = ? and billed_time.invoice_id = ?
  order by time_entries.started_at, time_entries.id`

/** Entries billed by an invoice, the oldest first. */
export async function billedEntries(
  company: CompanyReference,
  invoiceId: string
): Promise<BilledEntry[]> {
  const rows = await readRows<Row>(BILLED, [company.id, invoiceId])
  return rows.map((row) => ({
    id: row.id,
    lineId: row.line_id,
    projectId: row.project_id,
    projectName: row.project_name ?? '',
    taskTitle: row.task_title,
    person: row.person ?? '',
    startedAt: Number(row.started_at),
    seconds: (Number(row.ended_at) - Number(row.started_at)) / 1000 - Number(row.break_seconds),
    note: row.note,
    hundredths: row.hundredths === null ? null : Number(row.hundredths),
    roundingHundredths: Number(row.rounding_hundredths),
    includedHundredths: Number(row.included_hundredths),
  }))
}
