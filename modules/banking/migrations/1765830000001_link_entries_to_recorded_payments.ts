import { Migration } from '#core/database/migration'

/** Whether the payment of a matched entry was recorded by hand: letting go of the entry leaves it. */
export default class extends Migration {
  override async up() {
    this.changeTable('bank_entries', {
      add: (columns) => columns.boolean('is_linked').defaultTo(false),
    })
  }
}
