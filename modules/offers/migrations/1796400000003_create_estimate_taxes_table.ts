import { Migration } from '#core/database/migration'
import { taxColumns } from '#modules/documents/public'

/** The VAT of an estimate, one row per category and rate. */
export default class extends Migration {
  override async up() {
    this.createTable('estimate_taxes', (columns) => {
      columns.companyId()
      columns.companyReference('estimate_id', 'estimates')
      taxColumns(columns)
      columns.unique(['company_id', 'estimate_id', 'category', 'rate'])
    })
  }
}
