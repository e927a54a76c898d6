import { Migration } from '#core/database/migration'

/**
 * Reference rates of the European Central Bank: units of a currency for one euro, in millionths. They are public and the
 * same for every company, so they belong to none. The id is day and currency.
 */
export default class extends Migration {
  override async up() {
    this.createTable('reference_rates', (columns) => {
      columns.id()
      columns.text('currency', 3)
      columns.day('rate_on')
      columns.integer('per_euro')
      columns.unique(['currency', 'rate_on'])
      columns.check('per_euro > 0', 'reference_rates_positive')
    })
  }
}
