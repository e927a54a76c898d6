import { Migration } from '#core/database/migration'

/** Whether a recurring invoice charges its client for unbilled expenses. */
export default class extends Migration {
  override async up() {
    this.changeTable('recurring_profiles', {
      add: (columns) => columns.boolean('collects_expenses').defaultTo(false),
    })
  }
}
