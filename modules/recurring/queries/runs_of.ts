import { readRows } from '#core/database/read_rows'
import type { StoredInteger } from '#core/money/columns'
import type { Receivable } from '#modules/invoicing/public'
import type { RecurringProfile } from '#modules/recurring/models/recurring_profile'

/** A row of `recurring_runs` with the invoice that it made, as far as that is still there. */
export interface RunRow {
  id: string
  occurrence_on: string
  run_status: 'made' | 'failed' | 'skipped'
  /** JSON: FailureReason */
  reason: string | null
  tries: number
  happened_at: number
  invoice_id: string | null
  number: string | null
  status: Receivable['status']
  due_on: string | null
  created_at: number
  currency: string
  total: StoredInteger
}

const RUNS = `
  select runs.id, runs.occurrence_on, runs.status as run_status, runs.reason, runs.tries, runs.happened_at,
    invoices.id as invoice_id, invoices.number, invoices.status, invoices.due_on, invoices.created_at,
    invoices.currency, invoices.total
  from recurring_runs as runs left join invoices
    on invoices.company_id = runs.company_id and invoices.id = runs.invoice_id
  where runs.company_id = ? and runs.profile_id = ?
  order by runs.occurrence_on desc limit 200`

/** Results of the last dates of a profile, the newest first. */
export const runsOf = ({ companyId, id }: RecurringProfile) =>
  readRows<RunRow>(RUNS, [companyId, id])
