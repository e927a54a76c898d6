import { Migration } from '#core/database/migration'

/**
 * Reminders: documents from their first moment. Only `sent_at` still changes. All amounts are in `currency`;
 * none of them is part of the invoices, which a reminder never changes.
 */
export default class extends Migration {
  override async up() {
    this.createTable('reminders', (columns) => {
      columns.companyId()
      columns.text('number', 60)
      columns.integer('level')
      columns.companyReference('client_id', 'clients').nullable()
      columns.text('client_name', 200)
      columns.text('currency', 3)
      columns.text('language', 2)
      columns.day('date_on')
      columns.day('pay_until_on')
      columns.money('open_amount')
      columns.money('interest')
      columns.money('flat_sum')
      columns.money('fee')
      columns.money('total')
      columns.text('subject', 120)
      columns.longText('intro')
      columns.longText('closing')
      columns.json('seller')
      columns.json('buyer')
      columns.text('document_hash', 64)
      columns.integer('frozen_version')
      columns.instant('created_at')
      columns.instant('sent_at').nullable()
      // The day on which a printed reminder was posted. Without one nobody has recorded that it left, so it starts no
      // interest (decision 18).
      columns.day('posted_on').nullable()
      columns.unique(['company_id', 'number'])
      columns.index(['company_id', 'created_at', 'id'], 'reminders_newest')
      columns.index(['company_id', 'client_id', 'created_at', 'id'], 'reminders_client')
    })
  }
}
