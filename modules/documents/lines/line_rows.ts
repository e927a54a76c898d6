import type { Day } from '#core/clock'
import { boundInteger, decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import { decimalNumber } from '#core/money/decimal'
import { moneyNumber } from '#core/money/minor'
import type { LineTotals } from '#modules/documents/totals/figures'
import type { LineCategory } from '#modules/documents/totals/totals'
import type { LineContent } from './line_content.js'
import type { LineKind } from './line_kinds.js'

/** A stored line, see `lineColumns`. */
export interface LineRow {
  id: string
  position: number
  item_id: string | null
  kind: LineKind
  description: string
  quantity: StoredInteger
  unit: string
  unit_price: StoredInteger
  discount: StoredInteger
  discount_amount: StoredInteger | null
  tax_rate: StoredInteger
  tax_category: LineCategory
  service_on: Day | null
  service_until: Day | null
  is_optional: boolean | number
  alternative_of: number | null
  amount: StoredInteger
  reduction: StoredInteger
  net: StoredInteger
}

/** A stored line as the content of another document's line. */
export const contentOfRow = (row: LineRow): LineContent => ({
  id: row.id,
  kind: row.kind,
  description: row.description,
  quantity: decimalFromRow(row.quantity),
  unit: row.unit,
  unitPrice: decimalFromRow(row.unit_price),
  discount: decimalFromRow(row.discount),
  discountAmount: row.discount_amount === null ? null : decimalFromRow(row.discount_amount),
  taxRate: decimalFromRow(row.tax_rate),
  taxCategory: row.tax_category,
  itemId: row.item_id,
  serviceDate: row.service_on,
  serviceUntil: row.service_until,
  isOptional: Boolean(row.is_optional),
  alternativeOf: row.alternative_of === null ? null : Number(row.alternative_of),
})

/** The values of a line's columns; the caller adds the keys of its document and its id. */
export const lineValues = (line: LineContent, { amount, discount, net }: LineTotals) => ({
  item_id: line.itemId,
  kind: line.kind,
  description: line.description,
  quantity: boundInteger(line.quantity),
  unit: line.unit,
  unit_price: boundInteger(line.unitPrice),
  discount: boundInteger(line.discount),
  discount_amount: line.discountAmount === null ? null : boundInteger(line.discountAmount),
  tax_rate: boundInteger(line.taxRate),
  tax_category: line.taxCategory,
  service_on: line.serviceDate,
  service_until: line.serviceUntil,
  is_optional: line.isOptional,
  alternative_of: line.alternativeOf,
  amount: boundInteger(amount),
  reduction: boundInteger(discount),
  net: boundInteger(net),
})

/** A line as the API shows it. */
export const transformLine = (row: LineRow, currency: string) => {
  const line = contentOfRow(row)
  return {
    _id: row.id,
    position: Number(row.position),
    kind: line.kind,
    itemId: line.itemId,
    description: line.description,
    quantity: decimalNumber(line.quantity),
    unit: line.unit,
    unitPrice: decimalNumber(line.unitPrice),
    discount: decimalNumber(line.discount),
    discountAmount: line.discountAmount === null ? null : decimalNumber(line.discountAmount),
    taxRate: decimalNumber(line.taxRate),
    taxCategory: line.taxCategory,
    serviceDate: line.serviceDate,
    serviceUntil: line.serviceUntil,
    isOptional: line.isOptional,
    alternativeOf: line.alternativeOf,
    amount: moneyNumber(moneyFromRow(row.amount), currency),
    discountTotal: moneyNumber(moneyFromRow(row.reduction), currency),
    net: moneyNumber(moneyFromRow(row.net), currency),
  }
}
