import { Migration } from '#core/database/migration'

/** The cost of an hour of a person for the company, from a day on until the next one begins. For owners alone. */
export default class extends Migration {
  override async up() {
    this.createTable('cost_rates', (columns) => {
      columns.companyId()
      columns.companyReference('user_id', 'users')
      columns.day('starts_on')
      columns.integer('amount')
      columns.text('currency', 3)
      columns.instant('created_at')
      columns.unique(['company_id', 'user_id', 'starts_on'])
    })
  }
}
