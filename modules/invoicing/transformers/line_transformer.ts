import { decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import { decimalNumber } from '#core/money/decimal'
import { moneyNumber } from '#core/money/minor'

export interface LineRow {
  id: string
  position: number
  item_id: string | null
  description: string
  quantity: StoredInteger
  unit: string
  unit_price: StoredInteger
  discount: StoredInteger
  tax_rate: StoredInteger
  net: StoredInteger
}

export const transformLine = (row: LineRow, currency: string) => ({
  _id: row.id,
  position: Number(row.position),
  itemId: row.item_id,
  description: row.description,
  quantity: decimalNumber(decimalFromRow(row.quantity)),
  unit: row.unit,
  unitPrice: decimalNumber(decimalFromRow(row.unit_price)),
  discount: decimalNumber(decimalFromRow(row.discount)),
  taxRate: decimalNumber(decimalFromRow(row.tax_rate)),
  net: moneyNumber(moneyFromRow(row.net), currency),
})

export interface TaxRow {
  rate: StoredInteger
  base: StoredInteger
  tax: StoredInteger
}

export const transformTax = (row: TaxRow, currency: string) => ({
  rate: decimalNumber(decimalFromRow(row.rate)),
  base: moneyNumber(moneyFromRow(row.base), currency),
  tax: moneyNumber(moneyFromRow(row.tax), currency),
})
