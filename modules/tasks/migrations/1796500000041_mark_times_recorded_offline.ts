import { Migration } from '#core/database/migration'

/** Whether an entry was recorded by a client without a connection, so that its times are that client's. */
export default class extends Migration {
  override async up() {
    this.changeTable('time_entries', {
      add: (columns) => {
        columns.boolean('recorded_offline').defaultTo(false)
      },
    })
  }
}
