import { changeRows } from '#core/database/change_rows'
import type { Expense } from '#modules/expenses/models/expense'
import { removeLines } from './expense_lines.js'
import { recordExpense } from './save_expense.js'

/** Deletes an expense with its lines and files. Only inside inTx, with the expense locked. */
export async function deleteExpense(expense: Expense) {
  await removeLines(expense)
  await changeRows('delete from expense_receipts where company_id = ? and expense_id = ?', [
    expense.companyId,
    expense.id,
  ])
  await expense.delete()
  await recordExpense(expense, 'expense.deleted')
}
