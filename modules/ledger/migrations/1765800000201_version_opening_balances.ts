import { Migration } from '#core/database/migration'

/** Which balances were changed later: undoing an import removes only balances that are still as it created them. */
export default class extends Migration {
  override async up() {
    this.changeTable('opening_balances', {
      add: (columns) => columns.integer('version').defaultTo(1),
    })
  }
}
