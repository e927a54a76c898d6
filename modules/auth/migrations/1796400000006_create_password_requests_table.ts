import { Migration } from '#core/database/migration'

/** Addresses for which somebody has asked for a new password, known or not, until that was looked at. */
export default class extends Migration {
  override async up() {
    this.createTable('password_requests', (columns) => {
      columns.id()
      columns.text('email', 254)
      columns.instant('requested_at')
      columns.index(['requested_at'], 'password_requests_age')
    })
  }
}
