import type { Columns } from '#core/database/columns'

/**
 * The columns of a table of lines, beside its keys, `position` and `item_id`. Quantities, prices, rates and discounts
 * are exact decimals in millionths; `amount`, `reduction` and `net` are money. Written for `createTable`: a column
 * added here later needs a migration for each existing table.
 */
export function lineColumns(columns: Columns) {
  columns.text('kind', 10)
  columns.text('description', 2000)
  columns.integer('quantity')
  columns.text('unit', 20)
  columns.integer('unit_price')
  columns.integer('discount')
  columns.integer('discount_amount').nullable()
  columns.integer('tax_rate')
  columns.text('tax_category', 2)
  columns.day('service_on').nullable()
  columns.day('service_until').nullable()
  columns.boolean('is_optional')
  columns.integer('alternative_of').nullable()
  columns.money('amount')
  columns.money('reduction')
  columns.money('net')
}
