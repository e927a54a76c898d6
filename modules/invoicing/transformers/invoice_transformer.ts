import type { ChangeDetails } from '#modules/invoicing/actions/record_change'
import type { Moment } from '#modules/invoicing/invoice_status'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { TimelineRow } from '#modules/invoicing/queries/invoice_timeline'
import { type InvoiceRow, instantText, transformInvoiceRow } from './invoice_row_transformer.js'
import { type LineRow, type TaxRow, transformLine, transformTax } from './line_transformer.js'
import { type PaymentRow, transformPayment } from './payment_transformer.js'

export interface InvoiceParts {
  lines: LineRow[]
  taxes: TaxRow[]
  payments: PaymentRow[]
  timeline: TimelineRow[]
  /** The invoice that this document cancels. */
  cancels: { _id: string; number: string } | null
  /** The document that cancels this invoice. */
  cancelledBy: { _id: string; number: string } | null
}

const invoiceRow = (invoice: Invoice): InvoiceRow => ({
  id: invoice.id,
  kind: invoice.kind,
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

const timelineEntry = (row: TimelineRow) => ({
  at: instantText(row.happened_at),
  action: row.action,
  by: row.user_id === null ? null : { _id: row.user_id, name: row.user_name ?? '' },
  details: JSON.parse(row.details) as ChangeDetails,
})

/** One invoice with all its parts: what lists show, and the rest. */
export const transformInvoice = (invoice: Invoice, parts: InvoiceParts, at: Moment) => ({
  ...transformInvoiceRow(invoiceRow(invoice), at),
  customClient: invoice.customClient,
  serviceDate: invoice.serviceOn,
  notes: invoice.notes,
  issuedAt: invoice.issuedAt === null ? null : instantText(invoice.issuedAt),
  seller: invoice.seller,
  buyer: invoice.buyer,
  lines: parts.lines.map((line) => transformLine(line, invoice.currency)),
  taxes: parts.taxes.map((tax) => transformTax(tax, invoice.currency)),
  payments: parts.payments.map(transformPayment),
  cancels: parts.cancels,
  cancelledBy: parts.cancelledBy,
  timeline: parts.timeline.map(timelineEntry),
  version: invoice.version,
})
