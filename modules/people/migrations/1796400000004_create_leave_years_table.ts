import { Migration } from '#core/database/migration'

/** Holiday of one year where it differs from the rule; null follows the rule. */
export default class extends Migration {
  override async up() {
    this.createTable('leave_years', (columns) => {
      columns.companyId()
      columns.companyReference('user_id', 'users')
      columns.integer('year')
      columns.integer('half_days').nullable()
      columns.integer('carried_half_days').nullable()
      columns.day('carried_until_on').nullable()
      columns.instant('updated_at')
      columns.unique(['company_id', 'user_id', 'year'])
    })
  }
}
