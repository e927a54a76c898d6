import { decimalFromRow } from '#core/money/columns'
import type { LineRow } from '#modules/invoicing/transformers/line_transformer'

/** A stored line as the content of another document's line. */
export const copiedLine = (row: LineRow) => ({
  description: row.description,
  quantity: decimalFromRow(row.quantity),
  unit: row.unit,
  unitPrice: decimalFromRow(row.unit_price),
  discount: decimalFromRow(row.discount),
  taxRate: decimalFromRow(row.tax_rate),
  itemId: row.item_id,
})
