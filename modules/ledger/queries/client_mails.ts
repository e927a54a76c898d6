import { instantText } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { Address, MailStatus } from '#core/mail/mail'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { clientRecordSources } from '#modules/clients/public'

interface MailRow {
  id: string
  subject: string
  recipients: string
  status: MailStatus
  attempts: number
  last_error: string | null
  created_at: number
  sent_at: number | null
  type: string
  record_id: string
  label: string
}

/**
 * Mails about the records of a client, without those to the company's own people. The records come first, see
 * history.ts.
 */
function mailsOf(companyId: string, clientId: string) {
  const sources = clientRecordSources().filter(({ mail }) => mail)
  const parts = sources.map(
    ({ type, records, mail }) => `
      select mail_outbox.id, mail_outbox.subject, mail_outbox.recipients, mail_outbox.status, mail_outbox.attempts,
        mail_outbox.last_error, mail_outbox.created_at, mail_outbox.sent_at, '${type}' as type,
        owned.id as record_id, owned.label
      from (${records}) as owned
      cross join mail_outbox on mail_outbox.company_id = ? and mail_outbox.subject_id = owned.id
        and mail_outbox.kind = '${mail}'`
  )
  return {
    sql: parts.join('\nunion all\n'),
    values: parts.flatMap(() => [companyId, clientId, companyId]),
  }
}

export async function countMails(company: CompanyReference, clientId: string) {
  const { sql, values } = mailsOf(company.id, clientId)
  const [row] = await readRows<{ total: number | string }>(
    `select count(*) as total from (${sql}) as mails`,
    values
  )
  return Number(row.total)
}

/** The mails to a client, the newest first, with the state of each. Never their content. */
export async function readMails(
  company: CompanyReference,
  clientId: string,
  { offset, limit }: { offset: number; limit: number }
) {
  const { sql, values } = mailsOf(company.id, clientId)
  const rows = await readRows<MailRow>(
    `select * from (${sql}) as mails order by created_at desc, id desc limit ? offset ?`,
    [...values, limit, offset]
  )
  return rows.map((row) => ({
    _id: row.id,
    subject: row.subject,
    to: (JSON.parse(row.recipients) as Address[]).map(({ email }) => email),
    status: row.status,
    failure: row.last_error,
    about: row.type,
    recordId: row.record_id,
    label: row.label,
    queuedAt: instantText(row.created_at),
    sentAt: row.sent_at === null ? null : instantText(row.sent_at),
  }))
}
