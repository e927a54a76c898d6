import { Migration } from '#core/database/migration'

/** Changes with their authors, hash-chained per company: every row holds the hash of the one before it. */
export default class extends Migration {
  override async up() {
    this.createTable('audit_log', (columns) => {
      columns.text('company_id', 36)
      columns.integer('sequence')
      columns.instant('happened_at')
      columns.text('actor_id', 36).nullable()
      columns.text('request_id', 64).nullable()
      columns.text('action', 64)
      columns.text('subject_type', 40)
      columns.text('subject_id', 36)
      columns.json('details')
      columns.text('previous_hash', 64)
      columns.text('hash', 64)
      columns.table.primary(['company_id', 'sequence'])
      // With the sequence, or SQLite walks the whole chain of a company to read one record's rows in order.
      columns.index(['company_id', 'subject_id', 'sequence'], 'audit_log_subject')
    })
  }
}
