import { Migration } from '#core/database/migration'

/** People who sign in. Super admins belong to no company. E-mail addresses are stored folded. */
export default class extends Migration {
  override async up() {
    this.createTable('users', (columns) => {
      columns.id()
      columns.reference('company_id', 'companies').nullable()
      columns.text('email', 254)
      columns.text('name', 200)
      columns.text('password_hash', 255)
      columns.text('role', 20)
      columns.text('language', 2)
      columns.boolean('is_active').defaultTo(true)
      columns.boolean('shows_overdue_bell').defaultTo(true)
      columns.instant('created_at')
      columns.instant('last_sign_in_at').nullable()
      columns.unique(['email'])
      columns.unique(['company_id', 'id'])
      columns.check("role in ('owner', 'member', 'employee', 'superAdmin')", 'users_role_known')
      columns.check("(role = 'superAdmin') = (company_id is null)", 'users_role_fits_company')
    })
  }
}
