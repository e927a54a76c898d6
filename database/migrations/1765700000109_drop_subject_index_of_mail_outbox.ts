import { Migration } from '#core/database/migration'

/** The index `mail_outbox_of_document`, which begins alike and has the order too, has taken its place. */
export default class extends Migration {
  override async up() {
    this.defer(async (client) => {
      const isSqlite = client.dialect.name === 'better-sqlite3'
      await client.rawQuery(`drop index mail_outbox_subject${isSqlite ? '' : ' on mail_outbox'}`)
    })
  }
}
