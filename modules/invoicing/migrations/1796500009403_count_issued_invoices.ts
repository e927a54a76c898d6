import { Migration } from '#core/database/migration'

/** A plan limits the invoices of a month, which are counted from the index alone whenever one is issued. */
export default class extends Migration {
  override async up() {
    this.countingIndex('invoices', {
      name: 'invoices_issued',
      columns: ['company_id', 'issued_at', 'kind', 'replaces_id', 'is_imported'],
      where: 'issued_at > 0',
    })
  }
}
