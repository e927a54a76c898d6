import { Migration } from '#core/database/migration'

/** The cancelled invoice that an invoice replaces, corrected. */
export default class extends Migration {
  override async up() {
    this.changeTable('invoices', {
      add: (columns) => {
        columns.companyReference('replaces_id', 'invoices').nullable()
        columns.index(['company_id', 'replaces_id'], 'invoices_replaces')
        columns.check("replaces_id is null or kind = 'invoice'", 'invoices_replaces_other')
      },
    })
  }
}
