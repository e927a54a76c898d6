import { Migration } from '#core/database/migration'

/** The mail server that a company's letters go through instead of that of the installation, at most one. */
export default class extends Migration {
  override async up() {
    this.createTable('company_mail_servers', (columns) => {
      columns.id()
      // Migrations of core run before the one of companies, so that no key can lead there.
      columns.text('company_id', 36)
      columns.text('host', 255)
      columns.integer('port')
      columns.text('security', 8)
      columns.text('username', 254)
      columns.longText('sealed_password').nullable()
      columns.text('from_address', 254)
      columns.instant('changed_at')
      columns.unique(['company_id'])
      columns.check("security in ('starttls', 'tls')", 'company_mail_servers_security_known')
    })
  }
}
