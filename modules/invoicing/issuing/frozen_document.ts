import { createHash } from 'node:crypto'
import { canonicalJson } from '#core/audit/canonical_json'
import type { Deduction } from '#modules/invoicing/down_payments/deduction'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { ContentParts } from '#modules/invoicing/queries/invoice_parts'
import { firstForm, secondForm } from './first_forms.js'

/** The current form of frozen documents. */
export const FROZEN_VERSION = 12

/** With the down payments on a final invoice. */
const thirdForm = (invoice: Invoice, { lines, taxes, deductions }: ContentParts) => ({
  ...secondForm(invoice, lines, taxes),
  version: 3,
  deductions: deductions.map(frozenDeduction),
})

/** With the delivery note of the invoice. */
const fourthForm = (invoice: Invoice, parts: ContentParts) => ({
  ...thirdForm(invoice, parts),
  version: 4,
  deliveryNote: invoice.deliveryNote,
})

/** With the day of the rate of exchange. */
const fifthForm = (invoice: Invoice, parts: ContentParts) => ({
  ...fourthForm(invoice, parts),
  version: 5,
  exchangeOn: invoice.exchangeOn,
})

/** With the files that go out with it, each by the hash of its bytes. */
const sixthForm = (invoice: Invoice, parts: ContentParts) => ({
  ...fifthForm(invoice, parts),
  version: 6,
  attachments: parts.attachments.map(({ name, type, sha256 }) => ({ name, type, sha256 })),
})

/** With every other column that must not change after the issue, so that each change of one is found. */
function seventhForm(invoice: Invoice, parts: ContentParts) {
  const sixth = sixthForm(invoice, parts)
  return {
    ...sixth,
    version: Number(invoice.frozenVersion),
    clientName: invoice.clientName,
    customClient: invoice.customClient,
    template: invoice.template,
    isImported: invoice.isImported,
    createdAt: Number(invoice.createdAt),
    lines: parts.lines.map((line, index) => ({
      ...sixth.lines[index],
      id: line.id,
      itemId: line.item_id,
    })),
    attachments: parts.attachments.map(({ size, ...file }, index) => ({
      ...sixth.attachments[index],
      id: file.id,
      size: Number(size),
    })),
    credited: parts.credited.map(({ lineId, quantity, amount }) => ({
      lineId,
      quantity: String(quantity),
      amount: String(amount),
    })),
  }
}

/** With the columns that decide when default begins. */
const eighthForm = (invoice: Invoice, parts: ContentParts) => ({
  ...seventhForm(invoice, parts),
  isDueAgreed: Boolean(invoice.isDueAgreed),
  warnsOfDefault: Boolean(invoice.warnsOfDefault),
})

/** With the invoice that it replaces. */
const ninthForm = (invoice: Invoice, parts: ContentParts) => ({
  ...eighthForm(invoice, parts),
  replacesId: invoice.replacesId,
})

/** With how it is collected. */
const tenthForm = (invoice: Invoice, parts: ContentParts) => ({
  ...ninthForm(invoice, parts),
  mandateId: invoice.mandateId,
  directDebit: invoice.directDebit,
})

/** With whether it belongs to a triangular transaction. */
const eleventhForm = (invoice: Invoice, parts: ContentParts) => ({
  ...tenthForm(invoice, parts),
  isTriangular: Boolean(invoice.isTriangular),
})

/** With the order confirmation of the invoice. */
const twelfthForm = (invoice: Invoice, parts: ContentParts) => ({
  ...eleventhForm(invoice, parts),
  salesOrder: invoice.salesOrder,
})

const frozenDeduction = ({ downPaymentId, number, dateOn, taxes, ...amounts }: Deduction) => ({
  downPaymentId,
  number,
  dateOn,
  net: String(amounts.net),
  tax: String(amounts.tax),
  total: String(amounts.total),
  taxes: taxes.map(({ category, rate, base, tax }) => ({
    category,
    rate: String(rate),
    base: String(base),
    tax: String(tax),
  })),
})

/**
 * Everything of an issued document that may never change again, in the form in which it was issued: new content gets a
 * new form, so that older documents can still be proved unchanged.
 */
function frozenDocument(invoice: Invoice, parts: ContentParts) {
  const version = Number(invoice.frozenVersion)
  if (version === 1) return firstForm(invoice, parts.lines, parts.taxes)
  if (version === 2) return secondForm(invoice, parts.lines, parts.taxes)
  if (version === 3) return thirdForm(invoice, parts)
  if (version === 4) return fourthForm(invoice, parts)
  if (version === 5) return fifthForm(invoice, parts)
  if (version === 6) return sixthForm(invoice, parts)
  if (version === 7) return seventhForm(invoice, parts)
  if (version === 8) return eighthForm(invoice, parts)
  if (version === 9) return ninthForm(invoice, parts)
  if (version === 10) return tenthForm(invoice, parts)
  return version === 11 ? eleventhForm(invoice, parts) : twelfthForm(invoice, parts)
}

/** SHA-256 of the canonical JSON of an issued document. */
export const documentHash = (invoice: Invoice, parts: ContentParts) =>
  createHash('sha256')
    .update(canonicalJson(frozenDocument(invoice, parts)))
    .digest('hex')
