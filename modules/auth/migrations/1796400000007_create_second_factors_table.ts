import { Migration } from '#core/database/migration'

/** The authenticator apps of people. One without `confirmed_at` is being set up and is asked for nowhere. */
export default class extends Migration {
  override async up() {
    this.createTable('second_factors', (columns) => {
      columns.id()
      columns.reference('account_id', 'accounts')
      columns.text('sealed_seed', 500)
      columns.integer('last_step').defaultTo(0)
      columns.instant('created_at')
      columns.instant('confirmed_at').nullable()
      // Named after the column that it had before there were accounts.
      columns.unique(['account_id'], 'second_factors_user_id_unique')
    })
  }
}
