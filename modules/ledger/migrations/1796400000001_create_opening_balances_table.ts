import { Migration } from '#core/database/migration'

/**
 * The debt of a client (negative: its credit) in one currency when the company began with Kontor. `stated_at` is the
 * time of the first statement that included it; from then on it cannot change.
 */
export default class extends Migration {
  override async up() {
    this.createTable('opening_balances', (columns) => {
      columns.companyId()
      columns.companyReference('client_id', 'clients')
      columns.text('currency', 3)
      columns.money('amount')
      columns.day('day_on')
      columns.text('note', 500)
      columns.instant('created_at')
      columns.instant('stated_at').nullable()
      // Shows a later change: undoing an import removes only balances that are still as it created them.
      columns.integer('version').defaultTo(1)
      columns.unique(['company_id', 'client_id', 'currency'])
      columns.check('amount <> 0', 'opening_balances_not_nothing')
    })
  }
}
