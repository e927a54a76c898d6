import { Migration } from '#core/database/migration'

/** The cause lies in the wide index too, so that the revenue by source reads no entry from the table. */
export default class extends Migration {
  override async up() {
    this.defer(async (client) => {
      await client.rawQuery(
        `create index vat_entries_sums on vat_entries
          (company_id, basis, day_on, currency, category, rate, net, tax, cause)`
      )
      const isSqlite = client.dialect.name === 'better-sqlite3'
      await client.rawQuery(`drop index vat_entries_day${isSqlite ? '' : ' on vat_entries'}`)
    })
  }
}
