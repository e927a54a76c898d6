import type { LineRow } from '../lines/line_rows.js'
import type { TaxRow } from '../taxes/tax_rows.js'
import type { DocumentModel } from './document_model.js'

/** Integers as text, so that none is rounded. */
const text = (stored: LineRow['net'] | null) => (stored === null ? null : String(stored))

/**
 * Everything that a document says, in the form in which it is hashed when it is frozen. This form never changes:
 * what is added later to documents goes into a new form beside it.
 */
export const frozenContent = (document: DocumentModel, lines: LineRow[], taxes: TaxRow[]) => ({
  id: document.id,
  companyId: document.companyId,
  clientId: document.clientId,
  dateOn: document.dateOn,
  serviceOn: document.serviceOn,
  serviceUntil: document.serviceUntil,
  currency: document.currency,
  language: document.language,
  notes: document.notes,
  seller: document.seller,
  buyer: document.buyer,
  net: String(document.net),
  tax: String(document.tax),
  total: String(document.total),
  priceMode: document.priceMode,
  discountPercent: text(document.discountPercent),
  discountAmount: text(document.discountAmount),
  discountReason: document.discountReason,
  lineSum: text(document.lineSum),
  discount: text(document.discount),
  skonto: document.skonto,
  buyerReference: document.buyerReference,
  orderNumber: document.orderNumber,
  projectReference: document.projectReference,
  intro: document.intro,
  closing: document.closing,
  exemptionReason: document.exemptionReason,
  exchangeRate: text(document.exchangeRate),
  lines: lines.map((line) => ({
    position: Number(line.position),
    kind: line.kind,
    description: line.description,
    quantity: String(line.quantity),
    unit: line.unit,
    unitPrice: String(line.unit_price),
    discount: String(line.discount),
    discountAmount: text(line.discount_amount),
    taxRate: String(line.tax_rate),
    taxCategory: line.tax_category,
    serviceDate: line.service_on,
    serviceUntil: line.service_until,
    isOptional: Boolean(line.is_optional),
    alternativeOf: line.alternative_of === null ? null : Number(line.alternative_of),
    amount: text(line.amount),
    reduction: text(line.reduction),
    net: String(line.net),
  })),
  taxes: taxes.map((tax) => ({
    category: tax.category,
    rate: String(tax.rate),
    discount: text(tax.discount),
    base: String(tax.base),
    tax: String(tax.tax),
  })),
})
