import type { AnswerOf, RowOf } from '#api/routes'

/** Amounts in major units of `currency`, days `YYYY-MM-DD`, instants ISO 8601. The number is null until issued. */
export type InvoiceRow = RowOf<'/api/invoices'>

/** As the server shows it; Overdue comes with the passing of time. */
export type InvoiceStatus = InvoiceRow['status']

/** With all its parts, the newest entry of the timeline first. Discounts and rates are percent. */
export type Invoice = AnswerOf<'GET', '/api/invoices/:id'>
export type CustomClient = NonNullable<Invoice['customClient']>
export type InvoiceLine = Invoice['lines'][number]
export type Payment = Invoice['payments'][number]
/** Something that happened to an invoice, out of the audit log. */
export type TimelineEntry = Invoice['timeline'][number]

/** Who an invoice is written to, and what it is written of. */
export type Client = RowOf<'/api/clients'>
export type Item = RowOf<'/api/items'>

export const PAYMENT_METHODS = [
  'bankTransfer',
  'cash',
  'card',
  'directDebit',
  'paypal',
  'other',
] as const

export const clientName = ({ client, customClient }: Pick<InvoiceRow, 'client' | 'customClient'>) =>
  client?.name ?? customClient?.name ?? ''
