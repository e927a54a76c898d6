import type { LineRow, TaxRow } from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'

/** Integers as text, so that none is rounded. */
const text = (stored: LineRow['net'] | null) => (stored === null ? null : String(stored))

/** The form of documents issued before the second one; it never changes. */
export const firstForm = (invoice: Invoice, lines: LineRow[], taxes: TaxRow[]) => ({
  id: invoice.id,
  companyId: invoice.companyId,
  kind: invoice.kind,
  number: invoice.number,
  clientId: invoice.clientId,
  cancelsId: invoice.cancelsId,
  dateOn: invoice.dateOn,
  dueOn: invoice.dueOn,
  serviceOn: invoice.serviceOn,
  issuedAt: Number(invoice.issuedAt),
  currency: invoice.currency,
  language: invoice.language,
  notes: invoice.notes,
  seller: invoice.seller,
  buyer: invoice.buyer,
  net: String(invoice.net),
  tax: String(invoice.tax),
  total: String(invoice.total),
  lines: lines.map((line) => ({
    position: Number(line.position),
    description: line.description,
    quantity: String(line.quantity),
    unit: line.unit,
    unitPrice: String(line.unit_price),
    discount: String(line.discount),
    taxRate: String(line.tax_rate),
    net: String(line.net),
  })),
  taxes: taxes.map(({ rate, base, tax }) => ({
    rate: String(rate),
    base: String(base),
    tax: String(tax),
  })),
})

/** With all that the full form of an invoice has brought. */
export function secondForm(invoice: Invoice, lines: LineRow[], taxes: TaxRow[]) {
  const first = firstForm(invoice, lines, taxes)
  return {
    ...first,
    version: 2,
    stage: invoice.stage,
    correctsId: invoice.correctsId,
    serviceUntil: invoice.serviceUntil,
    priceMode: invoice.priceMode,
    discountPercent: text(invoice.discountPercent),
    discountAmount: text(invoice.discountAmount),
    discountReason: invoice.discountReason,
    lineSum: text(invoice.lineSum),
    discount: text(invoice.discount),
    skonto: invoice.skonto,
    buyerReference: invoice.buyerReference,
    orderNumber: invoice.orderNumber,
    projectReference: invoice.projectReference,
    intro: invoice.intro,
    closing: invoice.closing,
    exemptionReason: invoice.exemptionReason,
    exchangeRate: text(invoice.exchangeRate),
    lines: lines.map((line, index) => ({
      ...first.lines[index],
      kind: line.kind,
      discountAmount: text(line.discount_amount),
      taxCategory: line.tax_category,
      serviceDate: line.service_on,
      serviceUntil: line.service_until,
      isOptional: Boolean(line.is_optional),
      alternativeOf: line.alternative_of === null ? null : Number(line.alternative_of),
      amount: text(line.amount),
      reduction: text(line.reduction),
    })),
    taxes: taxes.map((tax, index) => ({
      ...first.taxes[index],
      category: tax.category,
      discount: text(tax.discount),
    })),
  }
}
