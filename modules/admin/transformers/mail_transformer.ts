import type { Address, Attachment, MailRow } from '#core/mail/mail'
import { openBody } from '#core/mail/secret_body'
import { toIso } from './instant.js'

/** A mail as the operator sees it in the list. */
export const transformMail = (row: MailRow) => ({
  _id: row.id,
  companyId: row.company_id,
  kind: row.kind,
  language: row.language,
  to: JSON.parse(row.recipients) as Address[],
  cc: JSON.parse(row.copies) as Address[],
  subject: row.subject,
  status: row.status,
  attempts: row.attempts,
  lastError: row.last_error,
  createdAt: new Date(row.created_at).toISOString(),
  sentAt: toIso(row.sent_at),
  nextAttemptAt: row.status === 'queued' ? toIso(row.next_attempt_at) : null,
})

/**
 * With its text. A mail with a link that gives rights is readable only where the operator has to hand
 * it over, because no mail server is set; otherwise it is between the sender and the recipient.
 */
export function transformMailWithBody(row: MailRow) {
  const isSecret = Boolean(row.is_secret)
  const isReadable = !isSecret || row.status === 'kept'
  return {
    ...transformMail(row),
    messageId: row.message_id,
    text: isReadable ? openBody(row.text_body, isSecret) : null,
    html: isReadable ? openBody(row.html_body, isSecret) : null,
    attachments: (JSON.parse(row.attachments) as Attachment[]).map(({ name, type }) => ({
      name,
      type,
    })),
  }
}
