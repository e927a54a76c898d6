import type { Day } from '#core/clock'
import type { StoredInteger } from '#core/money/columns'
import { ENTRY_COLUMNS, ledgerSources } from '#modules/clients/public'

/** An entry as the database gives it; see ENTRY_COLUMNS. */
export interface EntryRow {
  kind: string
  id: string
  document: string
  document_id: string
  number: string
  method: string
  note: string
  day_on: Day
  due_on: Day | null
  currency: string
  amount: StoredInteger
  open_amount: StoredInteger
  booked_at: StoredInteger
}

/** The order of entries: by day, within one as they were booked. */
export const ENTRY_ORDER = 'day_on, booked_at, id'

/** All entries of one client, from every module. */
export function entriesOf(companyId: string, clientId: string) {
  const columns = ENTRY_COLUMNS.join(', ')
  const parts = ledgerSources().map(
    ({ entries }, index) => `select ${columns} from (${entries}) as source_${index}`
  )
  return {
    sql: parts.join('\nunion all\n'),
    values: parts.flatMap(() => [companyId, clientId]),
  }
}
