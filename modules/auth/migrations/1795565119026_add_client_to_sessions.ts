import { Migration } from '#core/database/migration'

/** Which kind of client signed in, and the name of the machine that a terminal runs on. */
export default class extends Migration {
  override async up() {
    this.changeTable('sessions', {
      add: (columns) => {
        columns.text('client', 10).defaultTo('browser')
        columns.text('device', 100).nullable()
        columns.check("client in ('browser', 'terminal')", 'sessions_client_known')
      },
    })
  }
}
