import type { AnswerOf, RowOf } from '#api/routes'

/** Money received, with the invoices that it settled and the credit that it left. */
export type Payment = RowOf<'/api/payments'>
/** Money that the company owes a client. */
export type Credit = RowOf<'/api/credits'>
/** With all that it was used for. */
export type CreditUse = AnswerOf<'GET', '/api/credits/:id'>
export type OpenInvoice = RowOf<'/api/payments/open-invoices'>

/** The numbers of the invoices that got something of a payment. */
export const invoiceNumbers = ({ allocations }: Pick<Payment, 'allocations'>) => [
  ...new Set(allocations.map(({ invoice }) => invoice.number)),
]
