import type { Day } from '#core/clock'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Expense } from '#modules/expenses/models/expense'
import { payExpense } from './pay_expense.js'

/** An expense that was paid with a transfer. */
interface PaidExpense {
  id: string
  /** That the transfer was less by the Skonto. */
  withSkonto: boolean
}

/**
 * Marks expenses as paid on a day. Those that are paid already or were deleted stay as they are. The money has left the
 * account, so Skonto counts in a reported month too, which the audit log names. Only inside inTx.
 * @returns how many were marked
 */
export async function payExpenses(
  company: CompanyReference,
  expenses: readonly PaidExpense[],
  on: Day
) {
  let paid = 0
  for (const { id, withSkonto } of expenses.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const expense = await Expense.oneLocked(company, id)
    if (!expense || expense.paidOn) continue
    await payExpense(expense, on, {
      withSkonto: withSkonto && expense.skonto > 0n,
      isAcknowledged: true,
    })
    paid += 1
  }
  return paid
}
