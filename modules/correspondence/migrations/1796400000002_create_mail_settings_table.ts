import { Migration } from '#core/database/migration'

/** In whose name a company's mails go out. One row per company, made at its first change. */
export default class extends Migration {
  override async up() {
    this.createTable('mail_settings', (columns) => {
      columns.reference('company_id', 'companies')
      columns.text('sender_name', 200)
      columns.text('reply_to', 254)
      columns.text('copy_to', 254)
      columns.json('signatures')
      columns.instant('updated_at')
      columns.table.primary(['company_id'])
    })
  }
}
