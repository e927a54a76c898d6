import { createHash } from 'node:crypto'
import { canonicalJson } from '#core/audit/canonical_json'
import type { LineRow } from '../lines/line_rows.js'
import type { TaxRow } from '../taxes/tax_rows.js'
import type { DocumentModel } from './document_model.js'

/** Integers as text, so that none is rounded. */
const text = (stored: LineRow['net'] | null) => (stored === null ? null : String(stored))

/**
 * The current form in which offers and delivery notes are hashed at issue. The audit chain stores the form beside the
 * hash; documents from before forms were numbered have the first one. A form never changes: content added to documents
 * later goes into a new form.
 */
export const CONTENT_FORM = 2

/** The whole content of a document, to be hashed. @param form the form in which it was issued, from 1 */
export function frozenContent(
  document: DocumentModel,
  { lines, taxes }: { lines: LineRow[]; taxes: TaxRow[] },
  form: number
) {
  const first = firstForm(document, lines, taxes)
  return form === 1 ? first : { ...first, ...addedBySecondForm(document, lines, first) }
}

/** SHA-256 of the canonical JSON of a frozen document. */
export const hashOfFrozen = (frozen: object) =>
  createHash('sha256').update(canonicalJson(frozen)).digest('hex')

/** Every other column that must not change after the issue, so that each change of one is found. */
const addedBySecondForm = (
  document: DocumentModel,
  lines: LineRow[],
  first: ReturnType<typeof firstForm>
) => ({
  clientName: document.clientName,
  customClient: document.customClient,
  createdAt: Number(document.createdAt),
  lines: first.lines.map((line, index) => ({
    ...line,
    id: lines[index].id,
    itemId: lines[index].item_id,
  })),
})

const firstForm = (document: DocumentModel, lines: LineRow[], taxes: TaxRow[]) => ({
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
