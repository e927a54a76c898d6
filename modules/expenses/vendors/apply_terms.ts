import { addDays } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import type { Expense } from '#modules/expenses/models/expense'
import type { Vendor } from '#modules/expenses/models/vendor'
import type { ExpenseInput } from '#modules/expenses/validators/expense'

/** Gives an expense that is still to be paid the due date and the Skonto of its vendor, where the input leaves them out. */
export function applyTerms(expense: Expense, vendor: Vendor, input: ExpenseInput) {
  if (expense.paidOn !== null) return
  const { paymentDays, skontoPercent, skontoDays } = vendor
  if (input.dueDate === undefined && paymentDays !== null) {
    expense.dueOn = addDays(expense.issuedOn, paymentDays)
  }
  const isOpen = input.skontoPercent === undefined && input.skontoDate === undefined
  if (isOpen && skontoPercent !== null && skontoDays !== null) {
    expense.merge({ skontoPercent, skontoOn: addDays(expense.issuedOn, skontoDays) })
  }
}

/** @throws FieldError 422 `expenses.skonto_date_missing` for a percentage without a last day, or the other way round */
export function assertWholeSkonto({ skontoPercent, skontoOn }: Expense) {
  if ((skontoPercent === null) === (skontoOn === null)) return
  const field = skontoOn === null ? 'skontoDate' : 'skontoPercent'
  throw new FieldError(field, 'expenses.skonto_date_missing')
}
