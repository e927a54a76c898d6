import { Migration } from '#core/database/migration'

/** Letters of companies, mails with a time, and what became of a mail at each of its recipients. */
export default class extends Migration {
  override async up() {
    this.changeTable('mail_outbox', {
      dropChecks: ['mail_outbox_status_known'],
      add: (columns) => {
        columns.json('hidden_copies').nullable()
        columns.json('deliveries').nullable()
        columns.instant('send_at').nullable()
        columns.boolean('is_letter').defaultTo(false)
        columns.text('client_id', 36).nullable()
        columns.text('document_number', 80).nullable()
        columns.longText('message').nullable()
        columns.text('sent_by_id', 36).nullable()
        columns.text('resends_id', 36).nullable()
        columns.index(['company_id', 'created_at', 'id'], 'mail_outbox_of_company')
        columns.index(['company_id', 'status', 'created_at', 'id'], 'mail_outbox_by_status')
        columns.index(['company_id', 'client_id', 'created_at', 'id'], 'mail_outbox_of_client')
        columns.index(['company_id', 'subject_id', 'created_at', 'id'], 'mail_outbox_of_document')
        columns.index(['company_id', 'send_at'], 'mail_outbox_by_time')
        columns.check(
          "status in ('scheduled', 'queued', 'sending', 'sent', 'bounced', 'failed', 'cancelled', 'kept')",
          'mail_outbox_status_known'
        )
      },
    })
  }
}
