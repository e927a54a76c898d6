import { now } from '#core/clock'
import { afterCommit, writer } from '#core/database/in_tx'
import { AppError } from '#core/errors/app_error'
import { newId } from '#core/ids'
import { publish } from '#core/live/publish'
import env from '#core/start/env'
import { hasAttachmentSource } from './attachment_sources.js'
import type { Address, Mail, MailRow } from './mail.js'
import { hasMailServer, sendsLetters } from './mail_server.js'
import { renderMail } from './render_mail.js'
import { sealBody } from './secret_body.js'
import { mailWasQueued } from './wake_up.js'

/**
 * Stores a mail in the open transaction: it is sent if, and only if, that commits. Only inside inTx.
 * Without a mail server it is kept for the super admin to read and never sent.
 * @returns the mail's id, under which its state can be followed
 * @throws 422 `mail_header_invalid` when a subject, name or address could smuggle in a header
 */
export async function queueMail(mail: Mail): Promise<string> {
  assertSafe(mail)
  const { html, text } = renderMail(mail)
  const seal = mail.isSecret ? sealBody : (body: string) => body
  const id = newId()
  const at = now()
  const { sendAt = at, isLetter = false, companyId } = mail
  const isSent = isLetter && companyId ? await sendsLetters(companyId) : hasMailServer()
  const row: MailRow = {
    id,
    company_id: mail.companyId,
    kind: mail.kind,
    language: mail.language,
    sender_name: mail.senderName ?? null,
    reply_to: mail.replyTo ? JSON.stringify(mail.replyTo) : null,
    recipients: JSON.stringify(mail.to),
    copies: JSON.stringify(mail.cc ?? []),
    hidden_copies: JSON.stringify(mail.hiddenCopies ?? []),
    deliveries: null,
    subject: mail.subject.slice(0, 400),
    text_body: seal(text),
    html_body: seal(html),
    is_secret: mail.isSecret ?? false,
    attachments: JSON.stringify(mail.attachments ?? []),
    status: !isSent ? 'kept' : sendAt > at ? 'scheduled' : 'queued',
    attempts: 0,
    next_attempt_at: sendAt,
    lease_until: null,
    fence: 0,
    message_id: `<${id}@${new URL(env.APP_URL).hostname}>`,
    last_error: null,
    subject_type: mail.about?.type ?? null,
    subject_id: mail.about?.id ?? null,
    send_at: sendAt,
    is_letter: isLetter,
    created_at: at,
    sent_at: null,
  }
  await writer().table('mail_outbox').insert(row)
  if (isLetter && mail.companyId) publish(mail.companyId, { kind: 'mail', id })
  afterCommit(mailWasQueued)
  return id
}

/** Line breaks and other control characters would begin a new header; an address has no blanks or lists. */
function assertSafe(mail: Mail) {
  const { subject, senderName = '', to, cc = [], hiddenCopies = [], replyTo } = mail
  const { attachments = [] } = mail
  const people = [...to, ...cc, ...hiddenCopies, ...(replyTo ? [replyTo] : [])]
  const headers = [
    subject,
    senderName,
    ...people.map(({ name = '' }) => name),
    ...attachments.flatMap(({ name, type }) => [name, type]),
  ]
  const isSafe =
    to.length > 0 &&
    people.every(isPlainAddress) &&
    !headers.some((text) => /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text))
  if (!isSafe) throw new AppError(422, 'mail_header_invalid')

  const unknown = attachments.find(({ source }) => !hasAttachmentSource(source.kind))
  if (unknown) throw new Error(`Nobody makes attachments of kind ${unknown.source.kind}.`)
}

const isPlainAddress = ({ email }: Address) =>
  /^[^\s@<>,;:"()\p{Cc}\p{Cf}]+@[^\s@<>,;:"()\p{Cc}\p{Cf}]+$/u.test(email)
