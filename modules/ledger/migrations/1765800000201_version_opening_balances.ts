import { Migration } from '#core/database/migration'

/** Which balances were changed since: an import takes back only what still is as it brought it in. */
export default class extends Migration {
  override async up() {
    this.changeTable('opening_balances', {
      add: (columns) => columns.integer('version').defaultTo(1),
    })
  }
}
