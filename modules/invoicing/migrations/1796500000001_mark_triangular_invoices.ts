import { Migration } from '#core/database/migration'

/** Whether an invoice is the middle supply of a triangular transaction inside the EU (§ 25b UStG). */
export default class extends Migration {
  override async up() {
    this.changeTable('invoices', {
      add: (columns) => {
        columns.boolean('is_triangular').defaultTo(false)
      },
    })
  }
}
