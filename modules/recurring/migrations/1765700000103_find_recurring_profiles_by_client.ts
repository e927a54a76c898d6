import { Migration } from '#core/database/migration'

/** The page of a client lists its recurring invoices. */
export default class extends Migration {
  override async up() {
    this.defer((client) =>
      client.rawQuery(
        'create index recurring_profiles_client on recurring_profiles (company_id, client_id, created_at, id)'
      )
    )
  }
}
