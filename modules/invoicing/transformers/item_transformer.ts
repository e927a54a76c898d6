import { instantText } from '#core/clock'
import { decimalFromRow, type StoredInteger } from '#core/money/columns'
import { decimalNumber } from '#core/money/decimal'
import type { Item } from '#modules/invoicing/models/item'

/** A row of `items`, from the query builder. */
export interface ItemRow {
  id: string
  number: string
  name: string
  description: string
  type: Item['type']
  unit: string
  unit_price: StoredInteger
  tax_rate: StoredInteger
  is_archived: boolean | number
  version: StoredInteger
  created_at: number
}

export const transformItem = (row: ItemRow) => ({
  _id: row.id,
  number: row.number,
  name: row.name,
  description: row.description,
  type: row.type,
  unit: row.unit,
  unitPrice: decimalNumber(decimalFromRow(row.unit_price)),
  taxRate: decimalNumber(decimalFromRow(row.tax_rate)),
  isArchived: Boolean(row.is_archived),
  version: Number(row.version),
  createdAt: instantText(row.created_at),
})

export const itemRow = (item: Item): ItemRow => ({
  id: item.id,
  number: item.number,
  name: item.name,
  description: item.description,
  type: item.type,
  unit: item.unit,
  unit_price: item.unitPrice,
  tax_rate: item.taxRate,
  is_archived: item.isArchived,
  version: BigInt(item.version),
  created_at: item.createdAt,
})
