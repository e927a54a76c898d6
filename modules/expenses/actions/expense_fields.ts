import type { CompanyScope } from '#core/http/caller'
import { totalsOf } from '#modules/expenses/figures'
import type { Expense } from '#modules/expenses/models/expense'
import { ownFigures } from '#modules/expenses/own_amounts'
import { lowerBySkonto } from '#modules/expenses/skonto'
import type { ExpenseInput, ExpenseLineInput } from '#modules/expenses/validators/expense'
import { type LoweredLine, pricedLines } from './expense_lines.js'

/** Puts what is given into an expense; omitted fields keep their value. */
export function fill(expense: Expense, input: ExpenseInput) {
  if (input.vendor !== undefined) expense.vendor = input.vendor
  if (input.vendorVatId !== undefined) expense.vendorVatId = input.vendorVatId ?? ''
  if (input.vendorIban !== undefined) expense.vendorIban = input.vendorIban ?? ''
  if (input.reference !== undefined) expense.reference = input.reference ?? ''
  if (input.date !== undefined) expense.issuedOn = input.date
  if (input.dueDate !== undefined) expense.dueOn = input.dueDate
  if (input.paidDate !== undefined) expense.paidOn = input.paidDate
  if (input.skontoPercent !== undefined) expense.skontoPercent = input.skontoPercent
  if (input.skontoDate !== undefined) expense.skontoOn = input.skontoDate
  if (input.tookSkonto !== undefined) expense.tookSkonto = input.tookSkonto
  if (input.taxTreatment !== undefined) expense.taxTreatment = input.taxTreatment
  if (input.currency !== undefined) expense.currency = input.currency
  if (input.exchangeRate !== undefined) expense.exchangeRate = input.exchangeRate
  if (input.privateShare !== undefined) expense.privateShare = input.privateShare
  if (input.projectId !== undefined) expense.projectId = input.projectId
  if (input.clientId !== undefined) expense.clientId = input.clientId
  if (input.isRebillable !== undefined) expense.isRebillable = input.isRebillable
  if (input.markup !== undefined) expense.markup = input.markup
  if (input.occasion !== undefined) expense.occasion = input.occasion ?? ''
  if (input.guests !== undefined) expense.guests = input.guests ?? ''
  if (input.notes !== undefined) expense.notes = input.notes ?? ''
}

/**
 * Calculates the sums of an expense from its lines and keeps them in it.
 * @throws FieldError 422 as pricedLines and ownFigures
 */
export function price(
  expense: Expense,
  input: readonly ExpenseLineInput[],
  { currency: ownCurrency }: CompanyScope
): LoweredLine[] {
  const lines = pricedLines(input, expense)
  const { businessNet, businessTax, businessOwedTax, ...totals } = totalsOf(lines)
  if (expense.currency === ownCurrency) expense.exchangeRate = null
  const { currency, exchangeRate } = expense
  const own = ownFigures(
    { ...totals, businessNet, businessTax, businessOwedTax },
    { currency, exchangeRate, ownCurrency }
  )
  expense.merge({ ...totals, ownCurrency, ...own })
  const lowered = lowerBySkonto(expense, lines)
  return lines.map((line, index) => ({ ...line, skonto: lowered[index] }))
}
