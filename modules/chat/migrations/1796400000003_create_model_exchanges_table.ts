import { Migration } from '#core/database/migration'

/** A log of everything that was sent to a model, without the key. Rows go after thirty days. */
export default class extends Migration {
  override async up() {
    this.createTable('model_exchanges', (columns) => {
      columns.companyId()
      columns.reference('user_id', 'users')
      columns.text('host', 300)
      columns.text('model', 200)
      columns.longText('messages')
      columns.text('outcome', 40)
      columns.integer('requests')
      columns.integer('tokens')
      columns.instant('sent_at')
      columns.index(['company_id', 'sent_at'], 'model_exchanges_of_company')
      columns.index(['sent_at'], 'model_exchanges_age')
    })
  }
}
