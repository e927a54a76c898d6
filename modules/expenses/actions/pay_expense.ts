import type { Day } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { Expense } from '#modules/expenses/models/expense'
import { recordExpense, saveVersion } from './save_expense.js'

/**
 * Marks an expense as paid on a day. Only inside inTx, with the expense locked.
 * @throws 409 `expenses.already_paid`
 */
export async function payExpense(expense: Expense, on: Day) {
  if (expense.paidOn) throw conflict('expenses.already_paid')
  expense.paidOn = on
  await saveVersion(expense)
  await recordExpense(expense, 'expense.paid', { date: on })
}

/** Takes the payment back. Only inside inTx, with the expense locked. @throws 409 `expenses.not_paid` */
export async function reopenExpense(expense: Expense) {
  if (!expense.paidOn) throw conflict('expenses.not_paid')
  expense.paidOn = null
  await saveVersion(expense)
  await recordExpense(expense, 'expense.reopened')
}
