import { Migration } from '#core/database/migration'

/**
 * The credit notes of an invoice, in their order: without it SQLite went through all invoices of the company in that
 * order instead of looking for the few.
 */
export default class extends Migration {
  override async up() {
    this.defer(async (client) => {
      await client.rawQuery(
        'create index invoices_corrected on invoices (company_id, corrects_id, created_at, id)'
      )
      const isSqlite = client.dialect.name === 'better-sqlite3'
      await client.rawQuery(`drop index invoices_corrects${isSqlite ? '' : ' on invoices'}`)
    })
  }
}
