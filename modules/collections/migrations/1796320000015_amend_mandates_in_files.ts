import { Migration } from '#core/database/migration'

/** The changes of a mandate that the client's bank learns with a direct debit: a new account, a creditor that was another. */
export default class extends Migration {
  override async up() {
    this.changeTable('direct_debits', {
      add: (columns) => {
        columns.boolean('has_new_account').defaultTo(false)
        columns.text('former_creditor_id', 35).defaultTo('')
        columns.text('former_creditor', 70).defaultTo('')
      },
    })
  }
}
