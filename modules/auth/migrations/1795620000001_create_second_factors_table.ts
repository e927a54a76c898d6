import { Migration } from '#core/database/migration'

/** The authenticator apps of people. One without `confirmed_at` is being set up and is asked for nowhere. */
export default class extends Migration {
  override async up() {
    this.createTable('second_factors', (columns) => {
      columns.id()
      columns.reference('user_id', 'users')
      columns.text('sealed_seed', 500)
      columns.integer('last_step').defaultTo(0)
      columns.instant('created_at')
      columns.instant('confirmed_at').nullable()
      columns.unique(['user_id'])
    })
  }
}
