import { Migration } from '#core/database/migration'

/** When the further hours of the last period of a recurring invoice that has ended are billed; null when nothing is open. */
export default class extends Migration {
  override async up() {
    this.changeTable('recurring_profiles', {
      add: (columns) => {
        columns.instant('settles_at').nullable()
        columns.index(['settles_at'], 'recurring_profiles_settle')
      },
    })
  }
}
