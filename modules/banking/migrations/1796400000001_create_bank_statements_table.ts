import { Migration } from '#core/database/migration'

/**
 * A bank's statement of one account over some days, uploaded as a file. `shape_hash` and `columns` belong to CSV
 * files: the next file with the same headings is read alike.
 */
export default class extends Migration {
  override async up() {
    this.createTable('bank_statements', (columns) => {
      columns.companyId()
      columns.text('file_name', 200)
      columns.text('format', 10)
      columns.text('account', 40)
      columns.day('from_on')
      columns.day('until_on')
      columns.integer('entry_count')
      columns.text('shape_hash', 64).nullable()
      columns.json('columns').nullable()
      columns.reference('user_id', 'users')
      columns.instant('created_at')
      // The closing balance of a statement, where its file has one.
      columns.day('closing_on').nullable()
      columns.text('closing_currency', 3).nullable()
      columns.money('closing_amount').nullable()
      columns.index(['company_id', 'created_at'], 'bank_statements_newest')
      columns.index(['company_id', 'shape_hash', 'created_at'], 'bank_statements_shape')
      columns.check("format in ('camt', 'mt940', 'ofx', 'csv')", 'bank_statements_format_known')
    })
  }
}
