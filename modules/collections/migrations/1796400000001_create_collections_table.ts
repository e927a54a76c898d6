import { Migration } from '#core/database/migration'

/** Direct debit files: all that was in the file, so that it can be made again exactly alike. */
export default class extends Migration {
  override async up() {
    this.createTable('collections', (columns) => {
      columns.companyId()
      columns.text('state', 10)
      columns.integer('debits')
      columns.money('total')
      columns.day('first_on')
      columns.text('creditor', 70)
      columns.text('creditor_id', 35)
      columns.text('iban', 34)
      columns.text('bic', 11)
      columns.text('street', 70)
      columns.text('postal_code', 16)
      columns.text('city', 35)
      columns.text('country', 2)
      columns.text('requested_by', 36).nullable()
      columns.instant('created_at')
      columns.index(['company_id', 'created_at'], 'collections_newest')
      columns.check("state in ('open', 'sent', 'withdrawn')", 'collections_state_known')
    })
  }
}
