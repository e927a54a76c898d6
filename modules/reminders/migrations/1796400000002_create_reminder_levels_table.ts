import { Migration } from '#core/database/migration'

/** The levels of a company that has changed them. `texts` is JSON by language. */
export default class extends Migration {
  override async up() {
    this.createTable('reminder_levels', (columns) => {
      columns.companyId()
      columns.integer('position')
      columns.integer('days')
      columns.money('fee')
      columns.text('currency', 3)
      columns.boolean('charges_interest')
      columns.boolean('charges_flat_sum')
      columns.integer('payment_days')
      columns.json('texts')
      columns.unique(['company_id', 'position'])
      columns.check('fee >= 0', 'reminder_levels_fee_not_negative')
    })
  }
}
