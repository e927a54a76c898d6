import { Migration } from '#core/database/migration'

/** The number of the delivery note behind an invoice; e-invoices name it (EN 16931 BT-16). */
export default class extends Migration {
  override async up() {
    this.changeTable('invoices', {
      add: (columns) => columns.text('delivery_note', 80).defaultTo(''),
    })
  }
}
