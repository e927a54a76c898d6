import { Migration } from '#core/database/migration'

/** Addresses from which a company's mails came back, until somebody says that they work again. */
export default class extends Migration {
  override async up() {
    this.createTable('bounced_addresses', (columns) => {
      columns.companyId()
      columns.text('email', 254)
      columns.text('mail_id', 36)
      columns.text('last_error', 1000)
      columns.instant('bounced_at')
      columns.unique(['company_id', 'email'])
    })
  }
}
