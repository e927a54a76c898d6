import { decimalFromRow, moneyFromRow } from '#core/money/columns'
import type { DocumentTotals } from '#modules/documents/public'
import { remainderOf } from '#modules/invoicing/down_payments/deduction'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { ContentParts } from '#modules/invoicing/queries/invoice_parts'

/**
 * An e-invoice must match its document: its line figures must equal the saved ones.
 * @throws Error when they differ, which only a change behind the back of the application can cause
 */
export function assertFrozenFigures(
  invoice: Invoice,
  whole: DocumentTotals,
  { taxes, deductions }: ContentParts
) {
  const totals = remainderOf(whole, deductions)
  const saved = [
    invoice.lineSum,
    invoice.discount,
    invoice.net,
    invoice.tax,
    invoice.total,
    ...taxes.flatMap(({ category, rate, discount, base, tax }) => [
      category,
      decimalFromRow(rate),
      ...[discount, base, tax].map(moneyFromRow),
    ]),
  ]
  const computed = [
    totals.lineSum,
    totals.discount,
    totals.net,
    totals.tax,
    totals.total,
    ...totals.taxes.flatMap(({ category, rate, discount, base, tax }) => [
      category,
      rate,
      discount,
      base,
      tax,
    ]),
  ]
  if (saved.join(' ') === computed.join(' ')) return
  throw new Error(`The figures of document ${invoice.id} are not those of its lines.`)
}
