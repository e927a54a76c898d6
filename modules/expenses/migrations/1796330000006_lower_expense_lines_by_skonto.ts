import { Migration } from '#core/database/migration'

/** By how much Skonto that was taken lowers each line, in the currency of the receipt. */
export default class extends Migration {
  override async up() {
    this.changeTable('expense_lines', {
      add: (columns) => {
        columns.money('skonto_net').defaultTo(0)
        columns.money('skonto_tax').defaultTo(0)
        columns.money('skonto_owed_tax').defaultTo(0)
        columns.money('skonto_business_net').defaultTo(0)
        columns.money('skonto_business_tax').defaultTo(0)
      },
    })
  }
}
