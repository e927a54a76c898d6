import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Day } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { whereContains } from '#core/database/search'
import type { StoredInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Payment, RecurringStatus } from '#modules/expenses/models/recurring_expense'
import type { RecurringExpenseListInput } from '#modules/expenses/validators/recurring_expense'

/** A row of `recurring_expenses`, from the query builder. */
export interface RecurringExpenseRow {
  id: string
  vendor: string
  status: RecurringStatus
  client_id: string | null
  /** JSON: StoredExpense */
  expense: string
  currency: string
  gross: StoredInteger
  payment: Payment
  due_days: StoredInteger
  /** JSON: Schedule */
  schedule: string
  ends_on: Day | null
  ends_after: StoredInteger | null
  next_index: StoredInteger
  next_on: Day | null
  runs_made: StoredInteger
  /** JSON: FailureReason */
  reason: string | null
  version: StoredInteger
}

const COLUMN_OF_SORT = { nextDate: 'next_on', vendor: 'folded_vendor', gross: 'gross' } as const

type Rows = DatabaseQueryBuilderContract<RecurringExpenseRow>

/** The recurring expenses of a company, the next first unless another order is asked for; paused and ended ones come last. */
export function recurringExpensesQuery(
  { id }: CompanyReference,
  { status, search, sort = 'nextDate', order = 'asc' }: RecurringExpenseListInput
): Rows {
  const query: Rows = reader().from('recurring_expenses').where('company_id', id)
  if (status) query.where('status', status)
  if (search) whereContains(query, 'folded_vendor', search)
  if (sort === 'nextDate')
    query.orderByRaw("case status when 'ended' then 2 when 'paused' then 1 else 0 end")
  return query.orderBy([
    { column: COLUMN_OF_SORT[sort], order },
    { column: 'id', order },
  ])
}
