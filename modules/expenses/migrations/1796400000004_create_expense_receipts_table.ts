import { Migration } from '#core/database/migration'

/** Files of an expense, kept as they were received. */
export default class extends Migration {
  override async up() {
    this.createTable('expense_receipts', (columns) => {
      columns.companyId()
      columns.companyReference('expense_id', 'expenses')
      columns.text('name', 120)
      columns.text('type', 80)
      columns.integer('size')
      columns.text('sha256', 64)
      columns.bytes('content')
      columns.instant('created_at')
      // The key of the company that has sealed the content; null until the clock has sealed it.
      columns.text('key_id', 16).nullable()
      columns.unique(['company_id', 'expense_id', 'sha256'])
      columns.index(['key_id', 'id'], 'expense_receipts_unsealed')
    })
  }
}
