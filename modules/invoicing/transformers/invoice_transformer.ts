import { decimalNumber } from '#core/money/decimal'
import { moneyNumber } from '#core/money/minor'
import {
  enteredAmounts,
  type LineRow,
  skontoTerms,
  type TaxCategory,
  type TaxRow,
  transformLine,
  transformSkonto,
  transformTax,
} from '#modules/documents/public'
import type { ChangeDetails } from '#modules/invoicing/actions/record_change'
import type { Moment } from '#modules/invoicing/invoice_status'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { TimelineRow } from '#modules/invoicing/queries/invoice_timeline'
import { type InvoiceRow, instantText, transformInvoiceRow } from './invoice_row_transformer.js'
import { type PaymentRow, transformPayment } from './payment_transformer.js'

export interface InvoiceParts {
  lines: LineRow[]
  taxes: TaxRow[]
  /** The note that a VAT category needs on this document. */
  noteOf: (category: TaxCategory) => string
  payments: PaymentRow[]
  timeline: TimelineRow[]
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

const timelineEntry = (row: TimelineRow) => ({
  at: instantText(row.happened_at),
  action: row.action,
  by: row.user_id === null ? null : { _id: row.user_id, name: row.user_name ?? '' },
  details: JSON.parse(row.details) as ChangeDetails,
})

function enteredSums(invoice: Invoice, lines: LineRow[]) {
  const { amountSum, discountTotal } = enteredAmounts(invoice, lines)
  return {
    amountSum: moneyNumber(amountSum, invoice.currency),
    discountTotal: moneyNumber(discountTotal, invoice.currency),
  }
}

/** One invoice with all its parts: what lists show, and the rest. */
export const transformInvoice = (invoice: Invoice, parts: InvoiceParts, at: Moment) => ({
  ...transformInvoiceRow(invoiceRow(invoice), at),
  customClient: invoice.customClient,
  serviceDate: invoice.serviceOn,
  serviceUntil: invoice.serviceUntil,
  priceMode: invoice.priceMode,
  discountPercent: invoice.discountPercent && decimalNumber(invoice.discountPercent),
  discountAmount: invoice.discountAmount && decimalNumber(invoice.discountAmount),
  discountReason: invoice.discountReason,
  ...enteredSums(invoice, parts.lines),
  skonto: transformSkonto(skontoTerms(invoice.skonto ?? [], invoice), invoice.currency),
  buyerReference: invoice.buyerReference,
  orderNumber: invoice.orderNumber,
  projectReference: invoice.projectReference,
  notes: invoice.notes,
  intro: invoice.intro,
  closing: invoice.closing,
  exemptionReason: invoice.exemptionReason,
  exchangeRate: invoice.exchangeRate && decimalNumber(invoice.exchangeRate),
  issuedAt: invoice.issuedAt === null ? null : instantText(invoice.issuedAt),
  seller: invoice.seller,
  buyer: invoice.buyer,
  lines: parts.lines.map((line) => transformLine(line, invoice.currency)),
  taxes: parts.taxes.map((tax) => transformTax(tax, invoice.currency, parts.noteOf(tax.category))),
  payments: parts.payments.map(transformPayment),
  cancels: parts.cancels,
  cancelledBy: parts.cancelledBy,
  corrects: parts.corrects,
  timeline: parts.timeline.map(timelineEntry),
  version: invoice.version,
})
