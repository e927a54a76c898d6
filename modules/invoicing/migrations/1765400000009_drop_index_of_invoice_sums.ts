import { Migration } from '#core/database/migration'

/** The table `invoice_sums` has taken its place; each change of an invoice is written to one index less. */
export default class extends Migration {
  override async up() {
    this.defer(async (client) => {
      const isSqlite = client.dialect.name === 'better-sqlite3'
      await client.rawQuery(`drop index invoices_sums${isSqlite ? '' : ' on invoices'}`)
    })
  }
}
