import { Migration } from '#core/database/migration'

/** Terms of a person's work that hold until they are changed. A person without a row has none of them. */
export default class extends Migration {
  override async up() {
    this.createTable('employments', (columns) => {
      columns.companyId()
      columns.companyReference('user_id', 'users')
      columns.day('starts_on').nullable()
      columns.day('ends_on').nullable()
      // Empty for the company's own region.
      columns.text('holiday_region', 5)
      // Holiday in a full year, in half days.
      columns.integer('leave_half_days')
      // Overtime from before the first day of the calendar; negative for a debt.
      columns.integer('opening_minutes')
      columns.instant('updated_at')
      columns.integer('version')
      columns.unique(['company_id', 'user_id'])
    })
  }
}
