import { Migration } from '#core/database/migration'

/** The number of the order confirmation behind an invoice; e-invoices name it (EN 16931 BT-14). */
export default class extends Migration {
  override async up() {
    this.changeTable('invoices', {
      add: (columns) => {
        columns.text('sales_order', 60).defaultTo('')
      },
    })
  }
}
