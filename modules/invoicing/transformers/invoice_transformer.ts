import {
  type LineRow,
  type TaxCategory,
  type TaxRow,
  type timelineOf,
  transformContent,
} from '#modules/documents/public'
import type { Moment } from '#modules/invoicing/invoice_status'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { type InvoiceRow, instantText, transformInvoiceRow } from './invoice_row_transformer.js'
import { type PaymentRow, transformPayment } from './payment_transformer.js'

export interface InvoiceParts {
  lines: LineRow[]
  taxes: TaxRow[]
  /** The note that a VAT category needs on this document. */
  noteOf: (category: TaxCategory) => string
  payments: PaymentRow[]
  timeline: Awaited<ReturnType<typeof timelineOf>>
  /** The invoice that this document cancels. */
  cancels: { _id: string; number: string } | null
  /** The document that cancels this invoice. */
  cancelledBy: { _id: string; number: string } | null
  /** The invoice that this credit note gives back a part of. */
  corrects: { _id: string; number: string } | null
}

const invoiceRow = (invoice: Invoice): InvoiceRow => ({
  id: invoice.id,
  kind: invoice.kind,
  stage: invoice.stage,
  status: invoice.status,
  number: invoice.number,
  client_id: invoice.clientId,
  client_name: invoice.clientName,
  date_on: invoice.dateOn,
  due_on: invoice.dueOn,
  currency: invoice.currency,
  net: invoice.net,
  tax: invoice.tax,
  total: invoice.total,
  paid: invoice.paid,
  created_at: invoice.createdAt,
  sent_at: invoice.sentAt,
})

/** One invoice with all its parts: what lists show, and the rest. */
export const transformInvoice = (invoice: Invoice, parts: InvoiceParts, at: Moment) => ({
  ...transformInvoiceRow(invoiceRow(invoice), at),
  ...transformContent(invoice, parts),
  issuedAt: invoice.issuedAt === null ? null : instantText(invoice.issuedAt),
  payments: parts.payments.map(transformPayment),
  cancels: parts.cancels,
  cancelledBy: parts.cancelledBy,
  corrects: parts.corrects,
  timeline: parts.timeline,
})
