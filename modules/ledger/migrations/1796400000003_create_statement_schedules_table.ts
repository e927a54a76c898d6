import { Migration } from '#core/database/migration'

/** Clients that get a statement each month; `next_at` is when the next one is due. */
export default class extends Migration {
  override async up() {
    this.createTable('statement_schedules', (columns) => {
      columns.companyId()
      columns.companyReference('client_id', 'clients')
      columns.integer('day_of_month')
      columns.boolean('is_open_only')
      columns.day('next_on')
      columns.instant('next_at')
      columns.text('last_failure', 60).nullable()
      columns.instant('created_at')
      columns.unique(['company_id', 'client_id'])
      columns.index(['next_at'], 'statement_schedules_due')
      columns.check('day_of_month between 1 and 28', 'statement_schedules_day_of_every_month')
    })
  }
}
