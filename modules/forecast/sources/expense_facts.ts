import { minor, NOTHING } from '#core/money/minor'
import type { ExpenseToPay } from '#modules/expenses/public'
import type { Fact } from '#modules/forecast/rules/fact'

/** Payments for unpaid expenses; a vendor's credit note lowers them. */
export const expenseFacts = (unpaid: readonly ExpenseToPay[]): Fact[] =>
  unpaid
    .filter(({ gross }) => gross !== 0n)
    .map((expense) => ({
      key: `expense:${expense.id}`,
      source: 'expenses',
      currency: expense.currency,
      amount: minor(-expense.gross),
      tax: NOTHING,
      dueOn: expense.dueOn,
      invoicedOn: null,
      isFixed: true,
      clientId: null,
      clientName: '',
      label: `${expense.number} ${expense.vendor}`,
      link: { type: 'expense', id: expense.id },
    }))
