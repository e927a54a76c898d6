import { Migration } from '#core/database/migration'

/** Lines of invoices: items, texts, headings and subtotals. Quantities, prices and rates are exact decimals in millionths; `net` is money. */
export default class extends Migration {
  override async up() {
    this.createTable('invoice_lines', (columns) => {
      columns.companyId()
      columns.companyReference('invoice_id', 'invoices')
      columns.integer('position')
      columns.companyReference('item_id', 'items').nullable()
      columns.text('description', 2000)
      columns.integer('quantity')
      columns.text('unit', 20)
      columns.integer('unit_price')
      columns.integer('discount')
      columns.integer('tax_rate')
      columns.money('net')
      columns.text('kind', 10).defaultTo('item')
      columns.integer('discount_amount').nullable()
      columns.text('tax_category', 2).defaultTo('S')
      columns.day('service_on').nullable()
      columns.day('service_until').nullable()
      columns.boolean('is_optional').defaultTo(false)
      columns.integer('alternative_of').nullable()
      columns.money('amount').defaultTo(0)
      columns.money('reduction').defaultTo(0)
      columns.unique(['company_id', 'invoice_id', 'position'])
      columns.index(['company_id', 'item_id'], 'invoice_lines_item')
      columns.check("kind in ('item', 'text', 'heading', 'subtotal')", 'invoice_lines_kind_known')
    })
  }
}
