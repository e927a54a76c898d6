import { Migration } from '#core/database/migration'

/** Invoices issued by another system: they count, but are never issued again. */
export default class extends Migration {
  override async up() {
    this.changeTable('invoices', {
      add: (columns) => {
        columns.boolean('is_imported').defaultTo(false)
      },
    })
  }
}
