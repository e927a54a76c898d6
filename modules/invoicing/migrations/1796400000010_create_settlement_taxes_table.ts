import { Migration } from '#core/database/migration'

/**
 * By how much Skonto or a write-off lowers the taxable amount and the VAT of each rate, for the VAT return of
 * the period that `settlements.settled_on` falls into (§ 17 UStG).
 */
export default class extends Migration {
  override async up() {
    this.createTable('settlement_taxes', (columns) => {
      columns.companyId()
      columns.companyReference('settlement_id', 'settlements')
      columns.text('category', 2)
      columns.integer('rate')
      columns.money('base')
      columns.money('tax')
      columns.unique(['company_id', 'settlement_id', 'category', 'rate'])
    })
  }
}
