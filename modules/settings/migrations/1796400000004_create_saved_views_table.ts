import { Migration } from '#core/database/migration'

/** Filters and order of a list that a person has given a name; at most one of a list is how it opens. */
export default class extends Migration {
  override async up() {
    this.createTable('saved_views', (columns) => {
      columns.companyId()
      columns.reference('user_id', 'users')
      columns.text('list', 40)
      columns.text('name', 80)
      columns.text('parameters', 2000)
      columns.boolean('is_default').defaultTo(false)
      columns.instant('created_at')
      columns.unique(['company_id', 'user_id', 'list', 'name'])
    })
  }
}
