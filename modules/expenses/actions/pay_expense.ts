import type { Day } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { Expense } from '#modules/expenses/models/expense'
import { assertMonthsOpen, vatFactsOf } from '#modules/expenses/reported_months'
import { recordExpense, saveVersion } from './save_expense.js'
import { setSkontoTaken } from './take_skonto.js'

interface Payment {
  /** That it was paid less the Skonto that is offered. */
  withSkonto?: boolean | undefined
  /** That the VAT of a reported month changes. */
  isAcknowledged?: boolean | undefined
}

/**
 * Marks an expense as paid on a day. Skonto lowers the input VAT of that day's month (§ 17 (1) UStG). Only inside inTx,
 * with the expense locked.
 * @throws 409 `expenses.already_paid`, `expenses.no_skonto`, `expenses.month_reported`
 */
export async function payExpense(
  expense: Expense,
  on: Day,
  { withSkonto = false, isAcknowledged = false }: Payment = {}
) {
  if (expense.paidOn) throw conflict('expenses.already_paid')
  if (withSkonto && expense.skonto === 0n) throw conflict('expenses.no_skonto')
  const before = vatFactsOf(expense)
  expense.paidOn = on
  await setSkontoTaken(expense, withSkonto)
  await assertMonthsOpen({ id: expense.companyId }, expense, {
    before,
    after: vatFactsOf(expense),
    isAcknowledged,
  })
  await saveVersion(expense)
  await recordExpense(expense, 'expense.paid', { date: on })
}

/**
 * Takes the payment back, with its Skonto. Only inside inTx, with the expense locked.
 * @throws 409 `expenses.not_paid`, `expenses.month_reported`
 */
export async function reopenExpense(expense: Expense, isAcknowledged = false) {
  if (!expense.paidOn) throw conflict('expenses.not_paid')
  const before = vatFactsOf(expense)
  await setSkontoTaken(expense, false)
  expense.paidOn = null
  await assertMonthsOpen({ id: expense.companyId }, expense, {
    before,
    after: vatFactsOf(expense),
    isAcknowledged,
  })
  await saveVersion(expense)
  await recordExpense(expense, 'expense.reopened')
}
