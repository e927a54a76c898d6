import { instantText } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { type Address, type Attachment, deliveriesOf, recipientsOf } from '#core/mail/mail'
import { openBody } from '#core/mail/secret_body'
import {
  isWaiting,
  type LetterRow,
  type WholeLetterRow,
} from '#modules/correspondence/queries/letter_rows'
import { sayReason } from '#modules/correspondence/reasons'

const toIso = (instant: number | null) => (instant === null ? null : instantText(instant))

const emailsOf = (list: string | null) =>
  (JSON.parse(list ?? '[]') as Address[]).map(({ email }) => email)

/** A letter as the desk sees it in a list. @param reader language of the reasons */
export function transformLetter(row: LetterRow, reader: Language) {
  const { last_error: said } = row
  return {
    _id: row.id,
    status: row.status,
    subject: row.subject,
    to: emailsOf(row.recipients),
    cc: emailsOf(row.copies),
    document: { type: row.subject_type, _id: row.subject_id, number: row.document_number },
    client: row.client_id === null ? null : { _id: row.client_id, name: row.client_name ?? '' },
    language: row.language,
    sentBy: row.sent_by_name,
    createdAt: instantText(row.created_at),
    /** When it is or was planned to go. */
    sendAt: toIso(row.send_at ?? row.created_at),
    sentAt: toIso(row.sent_at),
    nextAttemptAt: row.status === 'queued' ? toIso(row.next_attempt_at) : null,
    attempts: Number(row.attempts),
    /** Why it waits, came back or was not sent, in words, and what the mail server said. */
    reason: said ? sayReason(said, reader) : null,
    said: said && !isCode(said) ? said : null,
    resends: row.resends_id,
    canBeCancelled: row.status === 'scheduled' || row.status === 'queued',
    canBeMoved: row.status === 'scheduled',
    canBeResent: !isWaiting(row.status),
  }
}

const isCode = (said: string) => /^[a-z]+\.[a-z_]+$/.test(said)

/**
 * With its state for each recipient, and its words as they were written. The rest of the mail, which may hold a link
 * that gives rights, is between the sender and the recipient.
 */
export function transformLetterWithText(row: WholeLetterRow, reader: Language) {
  const settled = new Map(deliveriesOf(row).map((delivery) => [delivery.email, delivery]))
  return {
    ...transformLetter(row, reader),
    hiddenCopies: emailsOf(row.hidden_copies),
    message: row.message ?? (row.is_secret ? '' : openBody(row.text_body, false)),
    attachments: (JSON.parse(row.attachments) as Attachment[]).map(({ name }) => ({ name })),
    messageId: row.message_id,
    recipients: recipientsOf(row).map((email) => {
      const { state = 'waiting', reason = '', at = null } = settled.get(email) ?? {}
      return {
        email,
        state,
        reason: reason ? sayReason(reason, reader) : null,
        said: reason || null,
        at: toIso(at),
      }
    }),
  }
}
