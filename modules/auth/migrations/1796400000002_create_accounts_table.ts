import { Migration } from '#core/database/migration'

/**
 * The address and password that a person signs in with, whatever the number of companies. Each company that the person
 * belongs to has a row of its own in `users`.
 */
export default class extends Migration {
  override async up() {
    this.createTable('accounts', (columns) => {
      columns.id()
      columns.text('email', 254)
      columns.text('password_hash', 255)
      columns.instant('created_at')
      columns.unique(['email'])
    })
  }
}
