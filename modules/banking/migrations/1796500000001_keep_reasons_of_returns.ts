import { Migration } from '#core/database/migration'

/** Why the bank returned a payment: the ISO 20022 code in the statement; empty for other entries. */
export default class extends Migration {
  override async up() {
    this.changeTable('bank_entries', {
      add: (columns) => {
        columns.text('return_reason', 4).defaultTo('')
      },
    })
  }
}
