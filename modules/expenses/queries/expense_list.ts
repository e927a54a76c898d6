import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import { foldText, whereContains } from '#core/database/search'
import type { CompanyScope } from '#core/http/caller'
import { todayOf } from '#modules/expenses/expense_status'
import type { ExpenseLineRow, ExpenseRow } from '#modules/expenses/transformers/expense_transformer'
import type { ExpenseListInput } from '#modules/expenses/validators/expense_list'

const COLUMN_OF_SORT = {
  date: 'issued_on',
  number: 'number',
  vendor: 'folded_vendor',
  gross: 'own_gross',
  dueDate: 'due_on',
} as const

/** A journey is proven by its calculation and needs no file. */
export const NO_JOURNEY = `not exists (select 1 from expense_claims
  where expense_claims.company_id = expenses.company_id and expense_claims.expense_id = expenses.id
    and expense_claims.kind = 'trip')`

/** Receipts with the name itself, and those of the vendor that is known by it. */
const OF_VENDOR = `(folded_vendor = ? or vendor_id = (select vendor_id from vendor_names
  where vendor_names.company_id = ? and folded_name = ?))`

type Rows = DatabaseQueryBuilderContract<ExpenseRow>

/** The expenses of a company, the latest first unless another order is asked for. */
export function expensesQuery(company: CompanyScope, filter: ExpenseListInput): Rows {
  const { search, category, vendor, withoutReceipt, sort = 'date', order = 'desc' } = filter
  const query: Rows = reader().from('expenses').where('company_id', company.id)
  withinPeriod(query, filter)
  if (vendor) query.whereRaw(OF_VENDOR, [foldText(vendor), company.id, foldText(vendor)])
  if (filter.projectId) query.where('project_id', filter.projectId)
  if (withoutReceipt) query.where('receipts', 0).whereRaw(NO_JOURNEY)
  if (search) whereContains(query, 'words', search)
  if (category) {
    query.whereRaw(
      `exists (select 1 from expense_lines where expense_lines.company_id = expenses.company_id
        and expense_lines.expense_id = expenses.id and category in (${category.map(() => '?')}))`,
      category
    )
  }
  withRebilling(query, filter)
  withStatus(query, filter, todayOf(company))
  return query.orderBy([
    { column: COLUMN_OF_SORT[sort], order },
    { column: 'id', order },
  ])
}

function withinPeriod(query: Rows, { by, from, to }: ExpenseListInput) {
  const day = by === 'payment' ? 'paid_on' : 'issued_on'
  if (from) query.where(day, '>=', from)
  if (to) query.where(day, '<=', to)
}

const BILLED = `exists (select 1 from billed_expenses
  where billed_expenses.company_id = expenses.company_id and billed_expenses.expense_id = expenses.id)`

/** Expenses of a client that wait for an invoice; a credit note of a vendor is charged to nobody. */
export const TO_REBILL = `client_id > '' and is_rebillable = ? and net > 0 and not ${BILLED}`

function withRebilling(query: Rows, { rebilling }: ExpenseListInput) {
  if (rebilling === 'open') query.whereRaw(TO_REBILL, [true])
  if (rebilling === 'billed') query.whereRaw(BILLED)
}

function withStatus(query: Rows, { status }: ExpenseListInput, day: string) {
  if (!status) return
  if (status === 'paid') query.whereNotNull('paid_on')
  else query.whereNull('paid_on')
  if (status === 'overdue') query.where('due_on', '<', day)
  if (status === 'open') {
    query.where((due) => due.whereNull('due_on').orWhere('due_on', '>=', day))
  }
}

/** The lines of some expenses, by expense. */
export async function linesOf({ id }: CompanyScope, expenses: readonly { id: string }[]) {
  if (expenses.length === 0) return new Map<string, ExpenseLineRow[]>()
  const rows: ExpenseLineRow[] = await reader()
    .from('expense_lines')
    .where('company_id', id)
    .whereIn(
      'expense_id',
      expenses.map((expense) => expense.id)
    )
    .orderBy('position')
  return Map.groupBy(rows, ({ expense_id }) => expense_id)
}
