import { Migration } from '#core/database/migration'

/** The day that the rate of exchange of an invoice is of; documents issued before have none and print none. */
export default class extends Migration {
  override async up() {
    this.changeTable('invoices', { add: (columns) => columns.day('exchange_on').nullable() })
  }
}
