import { Migration } from '#core/database/migration'

/**
 * The names that receipts have for a vendor: its own, earlier ones, and those of vendors that were merged into it. Each
 * belongs to one vendor, so that the next receipt with that name finds it.
 */
export default class extends Migration {
  override async up() {
    this.createTable('vendor_names', (columns) => {
      columns.companyId()
      columns.companyReference('vendor_id', 'vendors')
      columns.text('folded_name', 600)
      columns.unique(['company_id', 'folded_name'])
      columns.index(['company_id', 'vendor_id'], 'vendor_names_of_vendor')
    })
  }
}
