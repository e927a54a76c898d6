import { Migration } from '#core/database/migration'

/** Files of a receipt that was handed in; they move to the expense when it is approved. */
export default class extends Migration {
  override async up() {
    this.createTable('expense_claim_files', (columns) => {
      columns.companyId()
      columns.companyReference('claim_id', 'expense_claims')
      columns.text('name', 120)
      columns.text('type', 80)
      columns.integer('size')
      columns.text('sha256', 64)
      columns.bytes('content')
      columns.instant('created_at')
      // The key of the company that has sealed the content; null until the clock has sealed it.
      columns.text('key_id', 16).nullable()
      columns.unique(['company_id', 'claim_id', 'sha256'])
      columns.index(['key_id', 'id'], 'expense_claim_files_unsealed')
    })
  }
}
