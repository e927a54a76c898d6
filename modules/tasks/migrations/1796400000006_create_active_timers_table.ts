import { Migration } from '#core/database/migration'

/** The running entry of a user: the key allows one, whatever the number of devices and servers. */
export default class extends Migration {
  override async up() {
    this.createTable('active_timers', (columns) => {
      columns.text('user_id', 36).primary()
      columns.text('company_id', 36)
      columns.companyReference('entry_id', 'time_entries')
      columns.table
        .foreign(['company_id', 'user_id'])
        .references(['company_id', 'id'])
        .inTable('users')
      columns.unique(['company_id', 'entry_id'])
    })
  }
}
