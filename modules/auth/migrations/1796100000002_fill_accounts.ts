import { Migration } from '#core/database/migration'

/** Everybody so far belongs to one company: the account takes the id of the user. People who have left have
 * neither a password nor an account. */
export default class extends Migration {
  override async up() {
    this.fill(`
      insert into accounts (id, email, password_hash, created_at)
      select id, email, password_hash, created_at from users
      where password_hash <> '' and not exists (select 1 from accounts where accounts.id = users.id)`)
  }
}
