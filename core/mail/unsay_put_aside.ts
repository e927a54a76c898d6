/**
 * SQL for migrations: takes the time of sending off documents whose mails were all put aside without a mail server.
 * Until November 2026 such a mail counted as sent. Imported documents, and those of which a mail was queued for a
 * server at any time, keep theirs.
 */
export const unsayPutAside = (table: string) => `
  update ${table} set sent_at = null
  where sent_at is not null and ${putAsideBy(table, 'sent_at')}`

/** SQL condition: a mail of the document was put aside up to the time in a column, and none has left. */
export const putAsideBy = (table: string, column: string) => `
  exists (
    select 1 from mail_outbox
    where mail_outbox.company_id = ${table}.company_id and mail_outbox.subject_id = ${table}.id
      and mail_outbox.status = 'kept' and mail_outbox.created_at <= ${table}.${column}
  ) and not exists (
    select 1 from mail_outbox
    where mail_outbox.company_id = ${table}.company_id and mail_outbox.subject_id = ${table}.id
      and mail_outbox.status in ('queued', 'sending', 'sent', 'bounced', 'failed')
  )`
