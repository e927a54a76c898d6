import { Migration } from '#core/database/migration'

/** Mails of before there was an outbox for the desk: whom they went to and what they brought. */
export default class extends Migration {
  override async up() {
    this.fill(`
      update mail_outbox set
        is_letter = 1,
        client_id = (
          select client_id from reminders
          where reminders.company_id = mail_outbox.company_id and reminders.id = mail_outbox.subject_id
        ),
        document_number = (
          select number from reminders
          where reminders.company_id = mail_outbox.company_id and reminders.id = mail_outbox.subject_id
        )
      where kind = 'reminders.reminder'`)
  }
}
