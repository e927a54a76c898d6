import { Migration } from '#core/database/migration'

/** The words of a company for the mails of one kind in one language; without a row the standard text holds. */
export default class extends Migration {
  override async up() {
    this.createTable('mail_templates', (columns) => {
      columns.companyId()
      columns.text('kind', 40)
      columns.text('language', 2)
      columns.text('subject', 200)
      columns.longText('message')
      columns.text('button', 60)
      columns.instant('updated_at')
      columns.unique(['company_id', 'kind', 'language'])
    })
  }
}
