import { readRows } from '#core/database/read_rows'
import { notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { claimantsOf } from '#modules/expenses/claims/claimants'
import { todayOf } from '#modules/expenses/expense_status'
import { bankPaymentOf } from '#modules/expenses/queries/bank_payments'
import { NO_PLACE, placesOf } from '#modules/expenses/queries/expense_places'
import { receiptsOf } from '#modules/expenses/receipts/receipt_rows'
import {
  type ExpenseLineRow,
  type ExpenseRow,
  transformExpense,
} from '#modules/expenses/transformers/expense_transformer'

const EXPENSE = 'select * from expenses where company_id = ? and id = ?'
const RECURRING =
  'select recurring_id as _id from expense_runs where company_id = ? and expense_id = ?'
const LINES =
  'select * from expense_lines where company_id = ? and expense_id = ? order by position'

/** An expense as the API shows it. @throws 404 */
export async function describeExpense(company: CompanyScope, { id }: { id: string }) {
  const [row] = await readRows<ExpenseRow>(EXPENSE, [company.id, id])
  if (!row) throw notFound()
  const lines = await readRows<ExpenseLineRow>(LINES, [company.id, id])
  const receipts = await receiptsOf({ companyId: company.id, id })
  const places = await placesOf(company, [{ id }])
  const bankEntry = await bankPaymentOf(company, id)
  const [recurring = null] = await readRows<{ _id: string }>(RECURRING, [company.id, id])
  const claimants = await claimantsOf(company, [{ id }])
  return transformExpense(row, {
    lines,
    claimant: claimants.get(id),
    receipts,
    place: places.get(id) ?? NO_PLACE,
    bankEntry,
    recurring,
    day: todayOf(company),
  })
}
