import { Migration } from '#core/database/migration'

/** Whether Skonto was taken before an entry of the bank paid the expense: releasing the entry restores that. */
export default class extends Migration {
  override async up() {
    this.changeTable('expense_bank_payments', {
      add: (columns) => {
        columns.boolean('took_skonto_before').defaultTo(false)
      },
    })
  }
}
