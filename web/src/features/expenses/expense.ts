import type { AnswerOf, RowOf } from '#api/routes'
import type { StatusKind } from '@/components/values/status_badge'

export type ExpenseRow = RowOf<'/api/expenses'>
export type Expense = AnswerOf<'GET', '/api/expenses/:id'>
export type TaxTreatment = Expense['taxTreatment']
export type StoredReceipt = Expense['receipts'][number]
export type ExpenseStatus = ExpenseRow['status']
export type Category = RowOf<'/api/expense-categories'>['category']
export type Vendor = RowOf<'/api/expense-vendors'>

/** Values read from an e-invoice: a proposal for the form. */
export type Reading = AnswerOf<'POST', '/api/expense-readings'>

/** In the order of the chips, with the colour of each. */
export const STATUSES: { status: ExpenseStatus; kind: StatusKind }[] = [
  { status: 'open', kind: 'open' },
  { status: 'overdue', kind: 'overdue' },
  { status: 'paid', kind: 'paid' },
]

export const kindOf = (status: ExpenseStatus) =>
  STATUSES.find((each) => each.status === status)?.kind ?? 'open'
