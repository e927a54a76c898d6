import { createHash } from 'node:crypto'
import { canonicalJson } from '#core/audit/canonical_json'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { LineRow, TaxRow } from '#modules/invoicing/transformers/line_transformer'

/** Everything of an issued document that may never change again; integers as text, so that none is rounded. */
export const frozenDocument = (invoice: Invoice, lines: LineRow[], taxes: TaxRow[]) => ({
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

/** SHA-256 of the canonical JSON of an issued document. */
export const documentHash = (invoice: Invoice, lines: LineRow[], taxes: TaxRow[]) =>
  createHash('sha256')
    .update(canonicalJson(frozenDocument(invoice, lines, taxes)))
    .digest('hex')
