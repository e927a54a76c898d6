import { Migration } from '#core/database/migration'
import { taxColumns } from '#modules/documents/public'

/** The VAT that an order will have once it is invoiced, one row per category and rate. */
export default class extends Migration {
  override async up() {
    this.createTable('order_taxes', (columns) => {
      columns.companyId()
      columns.companyReference('order_id', 'orders')
      taxColumns(columns)
      columns.unique(['company_id', 'order_id', 'category', 'rate'])
    })
  }
}
