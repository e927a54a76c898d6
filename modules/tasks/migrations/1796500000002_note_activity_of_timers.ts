import { Migration } from '#core/database/migration'

/** When the person was last seen at work while the timer runs, and when a mail said that it seems forgotten. */
export default class extends Migration {
  override async up() {
    this.changeTable('active_timers', {
      add: (columns) => {
        columns.instant('active_at').nullable()
        columns.instant('mailed_at').nullable()
      },
    })
  }
}
