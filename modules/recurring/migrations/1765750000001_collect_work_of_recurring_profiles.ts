import { Migration } from '#core/database/migration'

/** Which unbilled hours a recurring invoice collects; null for none. */
export default class extends Migration {
  override async up() {
    this.changeTable('recurring_profiles', {
      add: (columns) => columns.json('collects').nullable(),
    })
  }
}
