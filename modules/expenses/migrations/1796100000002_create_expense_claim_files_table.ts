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
      columns.unique(['company_id', 'claim_id', 'sha256'])
    })
  }
}
