import { Migration } from '#core/database/migration'

/** Quantities, prices and rates are exact decimals in millionths; `net` is money. */
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
      columns.unique(['company_id', 'invoice_id', 'position'])
      columns.index(['company_id', 'item_id'], 'invoice_lines_item')
    })
  }
}
