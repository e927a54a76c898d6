import nodemailer from 'nodemailer'
import env from '#core/start/env'
import { readAttachment } from './attachment_sources.js'
import { displayName } from './display_name.js'
import type { Address, Attachment, MailRow } from './mail.js'
import { openBody } from './secret_body.js'

/** Milliseconds. The whole attempt stays below the lease of a claim. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

export type Outcome =
  | { result: 'sent'; note: string | null }
  /** The server may take it later: refused connection, timeout, 4xx. */
  | { result: 'postponed'; reason: string }
  /** The server will never take it: 5xx. */
  | { result: 'refused'; reason: string }

interface SmtpError extends Error {
  code?: string
  responseCode?: number
}

export interface Deliverer {
  /** Hands one mail to the mail server. Never inside a transaction. Never throws. */
  deliver(row: MailRow): Promise<Outcome>
  /** Cuts what is on its way. */
  close(): void
}

/** @param smtpUrl `smtp://user:password@host:587` or `smtps://…`; STARTTLS is used when offered */
export function makeDeliverer(smtpUrl: string, timeouts: Partial<typeof TIMEOUTS> = {}): Deliverer {
  const transport = nodemailer.createTransport({ url: smtpUrl, ...TIMEOUTS, ...timeouts })
  return {
    async deliver(row) {
      try {
        const { rejected } = await transport.sendMail(await messageOf(row))
        return {
          result: 'sent',
          note: rejected.length ? `not taken for ${rejected.join(', ')}` : null,
        }
      } catch (error) {
        const { message } = error as SmtpError
        const reason = message.replace(/\s+/g, ' ').slice(0, 1000)
        return { result: isPermanent(error as SmtpError) ? 'refused' : 'postponed', reason }
      }
    },
    close: () => transport.close(),
  }
}

/**
 * Only what is said about this mail, its addresses or its content, is final. A server that refuses everybody (554
 * as its greeting) or the sign-in (535) is the operator's to mend, so the mail waits for that.
 */
function isPermanent({ code = '', responseCode = 0 }: SmtpError) {
  return responseCode >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(code)
}

async function messageOf(row: MailRow) {
  const attachments: Attachment[] = JSON.parse(row.attachments)
  const isSecret = Boolean(row.is_secret)
  return {
    messageId: row.message_id,
    date: new Date(row.created_at),
    from: senderOf(row),
    replyTo: row.reply_to ? toAddress(JSON.parse(row.reply_to)) : undefined,
    to: (JSON.parse(row.recipients) as Address[]).map(toAddress),
    cc: (JSON.parse(row.copies) as Address[]).map(toAddress),
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

function senderOf({ sender_name }: MailRow) {
  const [, name = '', address = env.MAIL_FROM] = /^(.*?)\s*<(.+)>$/.exec(env.MAIL_FROM) ?? []
  return { name: sender_name === null ? name : displayName(sender_name), address }
}

const toAddress = ({ name = '', email }: Address) => ({ name: displayName(name), address: email })
