import { Migration } from '#core/database/migration'

/** Whether the price of an item holds its VAT. Items from before this migration have net prices. */
export default class extends Migration {
  override async up() {
    this.changeTable('items', {
      add: (columns) => {
        columns.text('price_mode', 5).defaultTo('net')
        columns.check("price_mode in ('net', 'gross')", 'items_price_mode_known')
      },
    })
  }
}
