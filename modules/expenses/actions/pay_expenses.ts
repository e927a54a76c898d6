import type { Day } from '#core/clock'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Expense } from '#modules/expenses/models/expense'
import { payExpense } from './pay_expense.js'

/**
 * Marks expenses as paid on a day. Those that are paid already or were deleted stay as they are. Only inside inTx.
 * @returns how many were marked
 */
export async function payExpenses(company: CompanyReference, ids: readonly string[], on: Day) {
  let paid = 0
  for (const id of [...ids].sort()) {
    const expense = await Expense.oneLocked(company, id)
    if (!expense || expense.paidOn) continue
    await payExpense(expense, on)
    paid += 1
  }
  return paid
}
