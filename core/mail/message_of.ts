import env from '#core/start/env'
import { readAttachment } from './attachment_sources.js'
import { displayName } from './display_name.js'
import { type Address, type Attachment, type MailRow } from './mail.js'
import { openBody } from './secret_body.js'

/** The addresses that a mail leaves from. */
export interface Sending {
  /** Address, or name and address as in `Kontor <mail@example.com>`. */
  from: string
  /** Where mail servers report failures to: the sender of the envelope. */
  bounces?: string | undefined
}

/** The mail as the library takes it. @param waiting recipients that have not been settled yet */
export async function messageOf(row: MailRow, waiting: string[], { from, bounces }: Sending) {
  const attachments: Attachment[] = JSON.parse(row.attachments)
  const isSecret = Boolean(row.is_secret)
  const sender = senderOf(row, from)
  return {
    messageId: row.message_id,
    date: new Date(row.created_at),
    from: sender,
    replyTo: row.reply_to ? toAddress(JSON.parse(row.reply_to)) : undefined,
    to: (JSON.parse(row.recipients) as Address[]).map(toAddress),
    cc: (JSON.parse(row.copies) as Address[]).map(toAddress),
    // Hidden copies appear only here.
    envelope: { from: bounces ?? sender.address, to: waiting },
    // Asks the server to name this mail in a later failure (RFC 3461).
    dsn: { id: row.id, return: 'headers' as const, notify: ['failure' as const] },
    subject: row.subject,
    text: openBody(row.text_body, isSecret),
    html: openBody(row.html_body, isSecret),
    attachments: await Promise.all(
      attachments.map((attachment) => readAttachment(row.company_id, attachment))
    ),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': row.language },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** That of the operator's settings. */
export const sendingOfPlatform = (): Sending => ({
  from: env.MAIL_FROM,
  bounces: env.BOUNCE_ADDRESS,
})

function senderOf({ sender_name }: MailRow, from: string) {
  const [, name = '', address = from] = /^(.*?)\s*<(.+)>$/.exec(from) ?? []
  return { name: sender_name === null ? name : displayName(sender_name), address }
}

const toAddress = ({ name = '', email }: Address) => ({ name: displayName(name), address: email })
