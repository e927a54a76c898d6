import { Migration } from '#core/database/migration'

/** Mails sent before the outbox existed: their recipients and attachments. */
export default class extends Migration {
  override async up() {
    this.fill(`
      update mail_outbox set
        is_letter = 1,
        client_id = (
          select client_id from invoices
          where invoices.company_id = mail_outbox.company_id and invoices.id = mail_outbox.subject_id
        ),
        document_number = (
          select number from invoices
          where invoices.company_id = mail_outbox.company_id and invoices.id = mail_outbox.subject_id
        )
      where kind = 'invoicing.invoice'`)
  }
}
