import { Migration } from '#core/database/migration'

/** The vendors of a company with their terms of payment. `skonto_percent` is in millionths of a percent. */
export default class extends Migration {
  override async up() {
    this.createTable('vendors', (columns) => {
      columns.companyId()
      columns.text('name', 200)
      columns.text('street', 200)
      columns.text('postal_code', 20)
      columns.text('city', 100)
      columns.text('country', 2)
      columns.text('vat_id', 20)
      columns.text('iban', 34)
      columns.text('customer_number', 60)
      columns.integer('payment_days').nullable()
      columns.integer('skonto_percent').nullable()
      columns.integer('skonto_days').nullable()
      columns.text('category', 40).nullable()
      columns.text('folded_name', 600)
      columns.longText('words')
      columns.instant('created_at')
      columns.instant('updated_at')
      columns.integer('version')
      columns.check('(skonto_percent is null) = (skonto_days is null)', 'vendors_skonto_is_whole')
    })
  }
}
