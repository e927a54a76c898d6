import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { openClient } from '#modules/clients/public'
import type { Expense } from '#modules/expenses/models/expense'
import { invoiceOfExpense } from './billed_expenses.js'

/**
 * An expense is charged on to one client of the company.
 * @throws FieldError 422 at `clientId`: `expenses.client_missing`, `expenses.client_unknown`; at `privateShare`
 * `expenses.private_rebilled`
 */
export async function assertRebilling(
  company: CompanyScope,
  expense: Pick<Expense, 'clientId' | 'isRebillable' | 'privateShare'>
) {
  const { clientId, isRebillable, privateShare } = expense
  if (isRebillable && privateShare !== 0n) {
    throw new FieldError('privateShare', 'expenses.private_rebilled')
  }
  if (clientId === null) {
    if (isRebillable) throw new FieldError('clientId', 'expenses.client_missing')
    return
  }
  if (!(await openClient(company, clientId))) {
    throw new FieldError('clientId', 'expenses.client_unknown')
  }
}

/**
 * The price charged to a client for an expense, net, in the currency of the invoice: the net amount with the mark-up,
 * rounded to minor units. Input VAT is deducted from the company's own VAT and never charged on.
 * @returns null when the expense has no amount in this currency or in the company's
 */
export const chargedFacts = (expense: Expense) => {
  const { net, currency, clientId, isRebillable, markup } = expense
  return [net, currency, clientId, isRebillable, markup].join(' ')
}

/** An invoice keeps the amounts it charges. @throws 409 `expenses.is_billed` */
export async function assertUnbilled(company: CompanyScope, { id }: Pick<Expense, 'id'>) {
  if (await invoiceOfExpense(company, id)) throw conflict('expenses.is_billed')
}
