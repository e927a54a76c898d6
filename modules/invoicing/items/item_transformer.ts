import { instantText } from '#core/clock'
import { decimalFromRow, type StoredInteger } from '#core/money/columns'
import { decimalNumber } from '#core/money/decimal'
import { priceInMode } from '#modules/documents/public'
import type { Item } from '#modules/invoicing/items/item'
import type { PriceMode } from '#modules/settings/public'

/** A row of `items`, from the query builder. */
export interface ItemRow {
  id: string
  number: string
  name: string
  description: string
  type: Item['type']
  unit: string
  unit_price: StoredInteger
  price_mode: PriceMode
  tax_rate: StoredInteger
  is_archived: boolean | number
  version: StoredInteger
  created_at: number
}

/** The price as it is written, and what it is without and with VAT. */
export function transformItem(row: ItemRow) {
  const price = decimalFromRow(row.unit_price)
  const taxRate = decimalFromRow(row.tax_rate)
  const priceIn = (to: PriceMode) =>
    decimalNumber(priceInMode(price, { taxRate, from: row.price_mode, to }))
  return {
    _id: row.id,
    number: row.number,
    name: row.name,
    description: row.description,
    type: row.type,
    unit: row.unit,
    unitPrice: decimalNumber(price),
    priceMode: row.price_mode,
    netPrice: priceIn('net'),
    grossPrice: priceIn('gross'),
    taxRate: decimalNumber(taxRate),
    isArchived: Boolean(row.is_archived),
    version: Number(row.version),
    createdAt: instantText(row.created_at),
  }
}

export const itemRow = (item: Item): ItemRow => ({
  id: item.id,
  number: item.number,
  name: item.name,
  description: item.description,
  type: item.type,
  unit: item.unit,
  unit_price: item.unitPrice,
  price_mode: item.priceMode,
  tax_rate: item.taxRate,
  is_archived: item.isArchived,
  version: BigInt(item.version),
  created_at: item.createdAt,
})
