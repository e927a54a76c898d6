import { Migration } from '#core/database/migration'

/**
 * Categories that a company has added to the built-in ones. Lines of expenses name a built-in category by its key and
 * one of these by its id.
 */
export default class extends Migration {
  override async up() {
    this.createTable('expense_categories', (columns) => {
      columns.companyId()
      columns.text('name', 60)
      columns.text('folded_name', 180)
      columns.text('skr03', 4)
      columns.text('skr04', 4)
      columns.text('profit_line', 30)
      columns.instant('archived_at').nullable()
      columns.instant('created_at')
      columns.integer('version')
      columns.unique(['company_id', 'folded_name'])
    })
  }
}
