import { Migration } from '#core/database/migration'

/** Tax advisers read the books of a company and change nothing. */
export default class extends Migration {
  override async up() {
    this.changeTable('users', {
      dropChecks: ['users_role_known'],
      add: (columns) =>
        columns.check(
          "role in ('owner', 'member', 'employee', 'adviser', 'superAdmin')",
          'users_role_known'
        ),
    })
  }
}
