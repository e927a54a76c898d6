import { Migration } from '#core/database/migration'

/** When the first questions to a new company were answered or skipped. */
export default class extends Migration {
  override async up() {
    this.changeTable('company_profiles', {
      add: (columns) => {
        columns.instant('welcome_closed_at').nullable()
      },
    })
  }
}
