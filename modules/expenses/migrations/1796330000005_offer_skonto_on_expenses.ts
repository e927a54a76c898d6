import { Migration } from '#core/database/migration'

/**
 * Skonto that a vendor offers on an expense: percent in millionths, last day and amount in the currency of the receipt.
 * When it was taken, `own_skonto_*` holds by how much the amounts in the company's currency were lowered.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('expenses', {
      add: (columns) => {
        columns.integer('skonto_percent').nullable()
        columns.day('skonto_on').nullable()
        columns.money('skonto').defaultTo(0)
        columns.boolean('took_skonto').defaultTo(false)
        columns.money('own_skonto_net').defaultTo(0)
        columns.money('own_skonto_tax').defaultTo(0)
        columns.money('own_skonto_owed_tax').defaultTo(0)
        columns.money('own_skonto_business_net').defaultTo(0)
        columns.money('own_skonto_business_tax').defaultTo(0)
        columns.money('own_skonto_business_owed_tax').defaultTo(0)
        columns.check('(skonto_percent is null) = (skonto_on is null)', 'expenses_skonto_is_whole')
      },
    })
  }
}
