import { Migration } from '#core/database/migration'
import { putAsideBy, unsayPutAside } from '#core/mail/unsay_put_aside'

/**
 * When the first copy of the invoice itself left. Until now a mail that was put aside counted as sent, and a reminder
 * or statement that names the invoice as a copy. Both still keep it from being void (`handed_out_at`), because nobody
 * can prove what happened since then, but they no longer prove that the client has received it.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('invoices', {
      add: (columns) => columns.instant('copied_at').nullable(),
    })
    this.fill(unsayPutAside('invoices'))
    this.fill(`
      update invoices set copied_at = case
        when (${putAsideBy('invoices', 'handed_out_at')}) or exists (
          select 1 from audit_log
          where audit_log.company_id = invoices.company_id and audit_log.subject_id = invoices.id
            and audit_log.action = 'invoice.handed_out'
            and (audit_log.details like '%"door":"account"%' or audit_log.details like '%"door":"reminder"%')
        ) then coalesce(sent_at, viewed_at)
        else handed_out_at
      end
      where handed_out_at is not null and copied_at is null`)
  }
}
