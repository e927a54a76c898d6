import { Migration } from '#core/database/migration'

/** Which expenses are charged on to which client, and with what mark-up: millionths of a percent. */
export default class extends Migration {
  override async up() {
    this.changeTable('expenses', {
      add: (columns) => {
        columns.companyReference('client_id', 'clients').nullable()
        columns.boolean('is_rebillable').defaultTo(false)
        columns.integer('markup').defaultTo(0)
        columns.index(['company_id', 'client_id', 'is_rebillable'], 'expenses_to_rebill')
      },
    })
  }
}
