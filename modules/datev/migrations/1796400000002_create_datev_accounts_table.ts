import { Migration } from '#core/database/migration'

/**
 * The personal accounts that clients and vendors have got in DATEV; they keep them for good. `party` is the id of the
 * client, or a hash of the vendor's folded name.
 */
export default class extends Migration {
  override async up() {
    this.createTable('datev_accounts', (columns) => {
      columns.companyId()
      columns.text('kind', 9)
      columns.text('party', 64)
      columns.integer('number')
      columns.unique(['company_id', 'kind', 'party'])
      columns.unique(['company_id', 'kind', 'number'])
      columns.check("kind in ('debtors', 'creditors')", 'datev_accounts_kind_known')
    })
  }
}
