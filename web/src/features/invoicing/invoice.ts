import type { AnswerOf, RowOf } from '#api/routes'

/** Amounts in major units of `currency`, days `YYYY-MM-DD`, instants ISO 8601. The number is null until issued. */
export type InvoiceRow = RowOf<'/api/invoices'>

/** As the server shows it; Overdue comes with the passing of time. */
export type InvoiceStatus = InvoiceRow['status']

/** With all its parts, the newest entry of the timeline first. Discounts and rates are percent. */
export type Invoice = AnswerOf<'GET', '/api/invoices/:id'>
export type InvoiceLine = Invoice['lines'][number]
/** Reductions of the open amount: money, Skonto, a write-off, a credit note. */
export type Settlement = Invoice['settlements'][number]
/** Something that happened to an invoice, out of the audit log. */
export type TimelineEntry = Invoice['timeline'][number]

export const PAYMENT_METHODS = [
  'bankTransfer',
  'cash',
  'card',
  'directDebit',
  'paypal',
  'other',
] as const

/** Titles of documents: by kind, for invoices also by stage. */
export const TITLES = [
  'invoice',
  'downPayment',
  'finalInvoice',
  'creditNote',
  'cancellation',
] as const
export type Title = (typeof TITLES)[number]

export function titleOf({ kind, stage }: Pick<InvoiceRow, 'kind' | 'stage'>): Title {
  if (kind !== 'invoice') return kind
  if (stage === 'full') return 'invoice'
  return stage === 'final' ? 'finalInvoice' : stage
}
