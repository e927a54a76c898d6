import { Migration } from '#core/database/migration'

/** Currency and amount lie in the index of days too, so that the money of months is added up without the table. */
export default class extends Migration {
  override async up() {
    this.defer(async (client) => {
      await client.rawQuery(
        'create index payments_of_days on payments (company_id, paid_on, currency, amount)'
      )
      const isSqlite = client.dialect.name === 'better-sqlite3'
      await client.rawQuery(`drop index payments_day${isSqlite ? '' : ' on payments'}`)
    })
  }
}
