import { Migration } from '#core/database/migration'

/** Journeys are claims whose amount is calculated; `trip` holds what was handed in and how it was calculated. */
export default class extends Migration {
  override async up() {
    this.changeTable('expense_claims', {
      add: (columns) => {
        columns.text('kind', 10).defaultTo('receipt')
        columns.json('trip').nullable()
        columns.check("(kind = 'trip') = (trip is not null)", 'expense_claims_trip_complete')
      },
    })
  }
}
