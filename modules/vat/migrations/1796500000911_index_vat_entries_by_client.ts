import { Migration } from '#core/database/migration'

/**
 * Sums by day have a table of their own, so the wide index gives way to two narrow ones: one for the entries behind a
 * figure, in the order of their days, and one that adds up the revenue of each client without sorting.
 */
export default class extends Migration {
  override async up() {
    this.defer(async (client) => {
      const isSqlite = client.dialect.name === 'better-sqlite3'
      await client.rawQuery(
        'create index vat_entries_days on vat_entries (company_id, basis, day_on, category, currency)'
      )
      await client.rawQuery(
        'create index vat_entries_clients on vat_entries (company_id, basis, currency, client_id, day_on, net)'
      )
      await client.rawQuery(`drop index vat_entries_amounts${isSqlite ? '' : ' on vat_entries'}`)
    })
  }
}
