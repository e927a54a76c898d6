import { Migration } from '#core/database/migration'

/**
 * Whether a matched entry has paid expenses instead of being booked as a payment of invoices. The module of expenses
 * keeps which ones.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('bank_entries', {
      dropChecks: ['bank_entries_matched_by_payment'],
      add: (columns) => {
        columns.boolean('pays_expenses').defaultTo(false)
        columns.check(
          "(state = 'matched') = (payment_id is not null or pays_expenses = 1)",
          'bank_entries_matched_by_payment'
        )
      },
    })
  }
}
