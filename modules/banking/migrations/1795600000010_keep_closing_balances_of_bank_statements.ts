import { Migration } from '#core/database/migration'

/** The closing balance of a statement, where its file has one. */
export default class extends Migration {
  override async up() {
    this.changeTable('bank_statements', {
      add: (columns) => {
        columns.day('closing_on').nullable()
        columns.text('closing_currency', 3).nullable()
        columns.money('closing_amount').nullable()
      },
    })
  }
}
