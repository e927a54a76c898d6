import { Migration } from '#core/database/migration'

/** Mails, stored in the transaction of what they tell about and sent afterwards. */
export default class extends Migration {
  override async up() {
    this.createTable('mail_outbox', (columns) => {
      columns.id()
      columns.text('company_id', 36).nullable()
      columns.text('kind', 60)
      columns.text('language', 2)
      columns.text('sender_name', 200).nullable()
      columns.json('reply_to').nullable()
      columns.json('recipients')
      columns.json('copies')
      columns.text('subject', 400)
      columns.longText('text_body')
      columns.longText('html_body')
      columns.boolean('is_secret')
      columns.json('attachments')
      columns.text('status', 10)
      columns.integer('attempts')
      columns.instant('next_attempt_at')
      columns.instant('lease_until').nullable()
      columns.integer('fence')
      columns.text('message_id', 300)
      columns.text('last_error', 1000).nullable()
      columns.text('subject_type', 40).nullable()
      columns.text('subject_id', 36).nullable()
      columns.instant('created_at')
      columns.instant('sent_at').nullable()
      // Letters of companies, mails with a time, and what became of a mail at each of its recipients.
      columns.json('hidden_copies').nullable()
      columns.json('deliveries').nullable()
      columns.instant('send_at').nullable()
      columns.boolean('is_letter').defaultTo(false)
      columns.text('client_id', 36).nullable()
      columns.text('document_number', 80).nullable()
      columns.longText('message').nullable()
      columns.text('sent_by_id', 36).nullable()
      columns.text('resends_id', 36).nullable()
      columns.unique(['message_id'])
      columns.index(['status', 'next_attempt_at'], 'mail_outbox_due')
      columns.index(['created_at'], 'mail_outbox_age')
      columns.index(['company_id', 'created_at', 'id'], 'mail_outbox_of_company')
      columns.index(['company_id', 'status', 'created_at', 'id'], 'mail_outbox_by_status')
      columns.index(['company_id', 'client_id', 'created_at', 'id'], 'mail_outbox_of_client')
      columns.index(['company_id', 'subject_id', 'created_at', 'id'], 'mail_outbox_of_document')
      columns.index(['company_id', 'send_at'], 'mail_outbox_by_time')
      columns.check(
        "status in ('scheduled', 'queued', 'sending', 'sent', 'bounced', 'failed', 'cancelled', 'kept')",
        'mail_outbox_status_known'
      )
    })
  }
}
