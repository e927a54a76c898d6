import { Migration } from '#core/database/migration'

/**
 * Sent statements of account. `content` is everything printed, so that each prints the same for ever; `due_month`
 * (`YYYY-MM`) belongs to scheduled ones: the key allows each month once.
 */
export default class extends Migration {
  override async up() {
    this.createTable('statements', (columns) => {
      columns.companyId()
      columns.companyReference('client_id', 'clients')
      columns.text('currency', 3)
      columns.day('from_on').nullable()
      columns.day('until_on')
      columns.boolean('is_open_only')
      columns.text('language', 2)
      columns.money('balance')
      columns.json('content')
      columns.text('due_month', 7).nullable()
      columns.instant('created_at')
      columns.unique(['company_id', 'client_id', 'currency', 'due_month'])
      columns.index(['company_id', 'client_id', 'created_at', 'id'], 'statements_client')
    })
  }
}
