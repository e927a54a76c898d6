import { Migration } from '#core/database/migration'

/** The terms of the retainer that a recurring invoice is the fee of; null for none. */
export default class extends Migration {
  override async up() {
    this.changeTable('recurring_profiles', {
      add: (columns) => {
        columns.json('retainer').nullable()
      },
    })
  }
}
