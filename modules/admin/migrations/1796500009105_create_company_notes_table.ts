import { Migration } from '#core/database/migration'

/** Notes of super admins on a company, which the company never sees. */
export default class extends Migration {
  override async up() {
    this.createTable('company_notes', (columns) => {
      columns.companyId()
      columns.text('text', 4000)
      columns.text('author_id', 36)
      columns.instant('created_at')
      columns.index(['company_id', 'created_at'], 'company_notes_written')
    })
  }
}
