import { changeRows } from '#core/database/change_rows'
import { amountsChange } from '#modules/expenses/amounts_change'
import type { Expense } from '#modules/expenses/models/expense'
import { assertMonthsOpen, vatFactsOf } from '#modules/expenses/reported_months'
import { removeLines } from './expense_lines.js'
import { recordExpense } from './save_expense.js'

/**
 * Deletes an expense with its lines and files. Only inside inTx, with the expense locked.
 * @param isAcknowledged that the VAT of a reported month changes
 * @throws 409 `expenses.month_reported`, 409 of a module that names it, see registerExpenseUse
 */
export async function deleteExpense(expense: Expense, isAcknowledged: boolean) {
  await amountsChange.announce(expense)
  await assertMonthsOpen({ id: expense.companyId }, expense, {
    before: vatFactsOf(expense),
    after: null,
    isAcknowledged,
  })
  await removeLines(expense)
  await changeRows('delete from expense_receipts where company_id = ? and expense_id = ?', [
    expense.companyId,
    expense.id,
  ])
  await expense.delete()
  await recordExpense(expense, 'expense.deleted')
}
