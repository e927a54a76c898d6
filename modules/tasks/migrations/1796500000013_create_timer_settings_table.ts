import { Migration } from '#core/database/migration'

/** After how many minutes without input the browser asks a person whether the timer still runs rightly; 0 for never. */
export default class extends Migration {
  override async up() {
    this.createTable('timer_settings', (columns) => {
      columns.companyId()
      columns.companyReference('user_id', 'users')
      columns.integer('idle_minutes')
      columns.unique(['company_id', 'user_id'])
    })
  }
}
