import { Migration } from '#core/database/migration'

/**
 * Prices of an hour that begin on a day. `target` names the level and its records in one text, because a unique key
 * does not compare columns that are null. A project and a client have a rate of their own beside these: it applies
 * before the first day here.
 */
export default class extends Migration {
  override async up() {
    this.createTable('hourly_rates', (columns) => {
      columns.companyId()
      columns.text('level', 10)
      columns.text('target', 90)
      columns.companyReference('task_id', 'tasks').nullable()
      columns.companyReference('project_id', 'projects').nullable()
      columns.companyReference('client_id', 'clients').nullable()
      columns.companyReference('user_id', 'users').nullable()
      columns.day('starts_on')
      columns.integer('amount')
      columns.text('currency', 3)
      columns.instant('created_at')
      columns.integer('version')
      columns.unique(['company_id', 'target', 'starts_on'])
    })
  }
}
