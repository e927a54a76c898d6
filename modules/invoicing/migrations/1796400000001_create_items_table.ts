import { Migration } from '#core/database/migration'

/** The catalogue of a company. Prices and rates are exact decimals in millionths. */
export default class extends Migration {
  override async up() {
    this.createTable('items', (columns) => {
      columns.companyId()
      columns.text('number', 60)
      columns.text('name', 200)
      columns.text('name_folded', 300)
      columns.text('description', 2000)
      columns.longText('words')
      columns.text('type', 10)
      columns.text('unit', 20)
      columns.integer('unit_price')
      columns.integer('tax_rate')
      columns.boolean('is_archived').defaultTo(false)
      columns.instant('created_at')
      // Lets the second of two editors get a conflict instead of undoing the changes of the first.
      columns.integer('version').defaultTo(1)
      // Whether the price of an item holds its VAT.
      columns.text('price_mode', 5).defaultTo('net')
      columns.unique(['company_id', 'number'])
      columns.index(['company_id', 'name_folded', 'id'], 'items_name')
      columns.index(['company_id', 'created_at', 'id'], 'items_newest')
      columns.check("type in ('service', 'product')", 'items_type_known')
      columns.check("price_mode in ('net', 'gross')", 'items_price_mode_known')
    })
  }
}
