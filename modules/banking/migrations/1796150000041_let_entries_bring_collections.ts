import { Migration } from '#core/database/migration'

/** Whether a matched entry is the sum of several direct debits. The module of direct debits keeps which ones. */
export default class extends Migration {
  override async up() {
    this.changeTable('bank_entries', {
      dropChecks: ['bank_entries_matched_by_payment'],
      add: (columns) => {
        columns.boolean('pays_collection').defaultTo(false)
        columns.check(
          "(state = 'matched') = (payment_id is not null or pays_expenses = 1 or pays_collection = 1)",
          'bank_entries_matched_by_payment'
        )
      },
    })
  }
}
