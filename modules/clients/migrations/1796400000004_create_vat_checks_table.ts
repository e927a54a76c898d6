import { Migration } from '#core/database/migration'

/** A tax authority's answer on a client's VAT id, with its time: stored as the proof of § 6a (4) UStG. */
export default class extends Migration {
  override async up() {
    this.createTable('vat_checks', (columns) => {
      columns.companyId()
      columns.companyReference('client_id', 'clients')
      columns.text('vat_id', 20)
      columns.boolean('is_valid')
      columns.text('registered_name', 200)
      columns.text('registered_address', 500)
      columns.text('reference', 60)
      columns.instant('checked_at')
      columns.index(['company_id', 'client_id', 'checked_at'], 'vat_checks_client')
    })
  }
}
