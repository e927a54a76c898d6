import { Migration } from '#core/database/migration'

/** Date of an invoice's exchange rate; documents issued before have none and print none. */
export default class extends Migration {
  override async up() {
    this.changeTable('invoices', { add: (columns) => columns.day('exchange_on').nullable() })
  }
}
