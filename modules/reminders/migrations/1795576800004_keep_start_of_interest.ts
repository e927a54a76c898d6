import { Migration } from '#core/database/migration'

/** Why and from when on interest runs on an invoice; null where nothing put the client in default, and before. */
export default class extends Migration {
  override async up() {
    this.changeTable('reminded_invoices', {
      add: (columns) => {
        columns.text('default_ground', 20).nullable()
        columns.day('interest_from').nullable()
      },
    })
  }
}
