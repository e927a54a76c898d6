import { Migration } from '#core/database/migration'

/** Minutes that a person is to work on each weekday, from a day on until the next pattern begins. */
export default class extends Migration {
  override async up() {
    this.createTable('work_patterns', (columns) => {
      columns.companyId()
      columns.companyReference('user_id', 'users')
      columns.day('starts_on')
      columns.integer('monday')
      columns.integer('tuesday')
      columns.integer('wednesday')
      columns.integer('thursday')
      columns.integer('friday')
      columns.integer('saturday')
      columns.integer('sunday')
      columns.instant('created_at')
      columns.unique(['company_id', 'user_id', 'starts_on'])
    })
  }
}
