import { changeRows } from '#core/database/change_rows'
import type { CompanyScope } from '#core/http/caller'
import { amountsChange } from '#modules/expenses/amounts_change'
import { Expense } from '#modules/expenses/models/expense'
import { assertUnbilled } from '#modules/expenses/rebilling/rebilling_rules'
import { assertMonthsOpen, vatFactsOf } from '#modules/expenses/reported_months'
import { removeLines } from './expense_lines.js'
import { assertNotPaidByBank } from './pay_by_bank.js'
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

/** Deletes an expense that another module had recorded, unless it is gone already. Only inside inTx. @throws as above */
export async function dropExpense(company: CompanyScope, id: string) {
  const expense = await Expense.oneLocked(company, id)
  if (!expense) return
  await assertUnbilled(company, expense)
  await assertNotPaidByBank(company, expense)
  await deleteExpense(expense, true)
}
