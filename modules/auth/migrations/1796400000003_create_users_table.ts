import { Migration } from '#core/database/migration'

/**
 * A person in one company, or a super admin, who belongs to none. Somebody who belongs to several companies has a row
 * with the same address in each. E-mail addresses are stored folded.
 */
export default class extends Migration {
  override async up() {
    this.createTable('users', (columns) => {
      columns.id()
      columns.reference('company_id', 'companies').nullable()
      columns.text('email', 254)
      columns.text('name', 200)
      columns.text('role', 20)
      columns.text('language', 2)
      columns.boolean('is_active').defaultTo(true)
      columns.boolean('shows_overdue_bell').defaultTo(true)
      columns.instant('created_at')
      columns.instant('last_sign_in_at').nullable()
      // When somebody last opened a link that was sent to the present address.
      columns.instant('email_confirmed_at').nullable()
      // The account with the password; null once the person has left.
      columns.reference('account_id', 'accounts').nullable()
      // When the person deleted the own account; the row stays, without name and address.
      columns.instant('left_at').nullable()
      columns.unique(['account_id', 'company_id'])
      columns.unique(['company_id', 'id'])
      columns.check(
        "role in ('owner', 'member', 'employee', 'adviser', 'superAdmin')",
        'users_role_known'
      )
      columns.check("(role = 'superAdmin') = (company_id is null)", 'users_role_fits_company')
    })
  }
}
