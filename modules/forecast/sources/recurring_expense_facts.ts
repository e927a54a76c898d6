import { minor, NOTHING } from '#core/money/minor'
import type { ComingExpense } from '#modules/expenses/public'
import type { Fact } from '#modules/forecast/rules/fact'

/** Payments for expenses that recurring ones will record. */
export const recurringExpenseFacts = (coming: readonly ComingExpense[]): Fact[] =>
  coming.map((expense) => ({
    key: `recurringExpense:${expense.recurringId}:${expense.runsOn}`,
    source: 'recurringExpenses',
    currency: expense.currency,
    amount: minor(-expense.gross),
    tax: NOTHING,
    dueOn: expense.dueOn,
    invoicedOn: null,
    isFixed: true,
    clientId: null,
    clientName: '',
    label: expense.vendor,
    link: { type: 'recurringExpense', id: expense.recurringId },
  }))
