import { Migration } from '#core/database/migration'

/**
 * A user is a person in one company; `account_id` names the person's account, and is null once the person has left. A
 * person with several companies has the same address in several rows. Only the account has a password.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('users', {
      dropUniques: [['email']],
      dropColumns: ['password_hash'],
      add: (columns) => {
        columns.reference('account_id', 'accounts').nullable()
        columns.unique(['account_id', 'company_id'])
      },
    })
    this.fill(`
      update users set account_id = id
      where account_id is null and exists (select 1 from accounts where accounts.id = users.id)`)
  }
}
