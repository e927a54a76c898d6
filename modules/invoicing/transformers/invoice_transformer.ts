import { instantText } from '#core/clock'
import { moneyFromRow } from '#core/money/columns'
import { minor, moneyNumber } from '#core/money/minor'
import {
  type LineCategory,
  type SkontoTerm,
  taxInOwnCurrency,
  type timelineOf,
  transformContent,
  transformSkonto,
  transformTax,
} from '#modules/documents/public'
import type { CreditNoteLink } from '#modules/invoicing/credit_notes/credited_lines'
import type { Deduction } from '#modules/invoicing/down_payments/deduction'
import type { Whole } from '#modules/invoicing/down_payments/whole'
import { exchangeOf } from '#modules/invoicing/exchange/exchange_of'
import type { Moment } from '#modules/invoicing/invoice_status'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { ContentParts } from '#modules/invoicing/queries/invoice_parts'
import { type InvoiceRow, isVoidable, transformInvoiceRow } from './invoice_row_transformer.js'
import {
  type ReducedTaxRow,
  type SettlementDetail,
  transformInvoicePayments,
  transformSettlement,
} from './settlement_transformer.js'

export interface InvoiceParts extends ContentParts {
  /** The figures of its lines before down payments are deducted. */
  whole: Whole
  /** The note that a VAT category needs on this document. */
  noteOf: (category: LineCategory) => string
  settlements: SettlementDetail[]
  reducedTaxes: ReducedTaxRow[]
  /** The discount still available for early payment. */
  skontoOffer: SkontoTerm[]
  timeline: Awaited<ReturnType<typeof timelineOf>>
  /** Whether a secret link opens it. */
  hasLink: boolean
  /** The invoice that this document cancels. */
  cancels: { _id: string; number: string } | null
  /** The document that cancels this invoice. */
  cancelledBy: { _id: string; number: string } | null
  /** The invoice that this credit note gives back a part of. */
  corrects: { _id: string; number: string } | null
  /** The cancelled invoice that this one replaces. */
  replaces: { _id: string; number: string } | null
  /** The corrected invoice that replaces this cancelled one; a draft has no number. */
  replacedBy: { _id: string; number: string | null } | null
  /** The final invoice that deducts this down payment; a draft has no number. */
  finalInvoice: { _id: string; number: string | null } | null
  /** Credit notes on this invoice. */
  creditNotes: CreditNoteLink[]
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
  reduced: invoice.reduced,
  written_off: invoice.writtenOff,
  created_at: invoice.createdAt,
  sent_at: invoice.sentAt,
  is_imported: invoice.isImported,
  sent_as: invoice.sentAs,
  viewed_at: invoice.viewedAt,
  archived_at: invoice.archivedAt,
  handed_out_at: invoice.handedOutAt,
  project_reference: invoice.projectReference,
})

/** One invoice with all its parts: what lists show, and the rest. */
export const transformInvoice = (invoice: Invoice, parts: InvoiceParts, at: Moment) => ({
  ...transformInvoiceRow(invoiceRow(invoice), at, minor(parts.whole.total - invoice.total)),
  isVoidable:
    isVoidable(invoiceRow(invoice)) && !parts.finalInvoice && parts.creditNotes.length === 0,
  ...transformContent(invoice, parts),
  exchangeDate: invoice.exchangeOn,
  isDueAgreed: invoice.isDueAgreed,
  isTriangular: invoice.isTriangular,
  warnsOfDefault: invoice.warnsOfDefault,
  mandateId: invoice.mandateId,
  /** How it is collected; null for a draft. */
  directDebit: invoice.directDebit && {
    mandate: invoice.directDebit.mandate,
    scheme: invoice.directDebit.scheme,
    iban: invoice.directDebit.iban,
    collectOn: invoice.collectOn ?? invoice.directDebit.collectOn,
    isInFile: invoice.collectOn !== null,
    returnedOn: invoice.debitReturnedOn,
  },
  ownCurrency: inOwn(invoice, parts),
  issuedAt: invoice.issuedAt === null ? null : instantText(invoice.issuedAt),
  payments: transformInvoicePayments(parts.settlements),
  settlements: parts.settlements.map((row) => transformSettlement(row, parts.reducedTaxes)),
  skontoOffer: transformSkonto(parts.skontoOffer, invoice.currency),
  cancels: parts.cancels,
  cancelledBy: parts.cancelledBy,
  corrects: parts.corrects,
  replaces: parts.replaces,
  replacedBy: parts.replacedBy,
  finalInvoice: parts.finalInvoice,
  creditNotes: parts.creditNotes,
  whole: transformWhole(parts.whole, invoice.currency, parts.noteOf),
  downPayments: parts.deductions.map((each) => transformDeduction(each, invoice.currency)),
  attachments: parts.attachments.map(({ id, name, type, size }) => ({
    _id: id,
    name,
    type,
    size: Number(size),
  })),
  timeline: parts.timeline,
  hasLink: parts.hasLink,
})

/** The VAT of an issued document in the company's own currency; null when that is the document's too. */
function inOwn(invoice: Invoice, { taxes }: InvoiceParts) {
  const exchange = invoice.seller && exchangeOf(invoice, invoice.seller.currency)
  if (!exchange) return null
  const { ownCurrency: currency } = exchange
  const groups = taxes.map(({ tax }) => ({ tax: moneyFromRow(tax) }))
  const tax = taxInOwnCurrency(groups, exchange, invoice.currency)
  return { currency, tax: moneyNumber(tax, currency) }
}

const transformWhole = (
  { net, tax, total, taxes }: Whole,
  currency: string,
  noteOf: InvoiceParts['noteOf']
) => ({
  net: moneyNumber(net, currency),
  tax: moneyNumber(tax, currency),
  total: moneyNumber(total, currency),
  taxes: taxes.map((row) => transformTax(row, currency, noteOf(row.category))),
})

/** A down payment that a final invoice deducts, or can deduct. */
export const transformDeduction = (deduction: Deduction, currency: string) => ({
  _id: deduction.downPaymentId,
  number: deduction.number,
  date: deduction.dateOn,
  net: moneyNumber(deduction.net, currency),
  tax: moneyNumber(deduction.tax, currency),
  total: moneyNumber(deduction.total, currency),
})
