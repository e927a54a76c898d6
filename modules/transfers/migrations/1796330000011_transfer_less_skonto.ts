import { Migration } from '#core/database/migration'

/**
 * The Skonto by which a transfer is less than its expense. An amount below zero is the credit note of a vendor, which
 * lowers the other transfers to the same account.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('transfers', {
      add: (columns) => {
        columns.money('skonto').defaultTo(0)
      },
    })
  }
}
