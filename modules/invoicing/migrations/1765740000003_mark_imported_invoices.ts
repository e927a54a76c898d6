import { Migration } from '#core/database/migration'

/** Invoices that another system has issued: they count, and nothing about them is issued once more. */
export default class extends Migration {
  override async up() {
    this.changeTable('invoices', {
      add: (columns) => {
        columns.boolean('is_imported').defaultTo(false)
      },
    })
  }
}
