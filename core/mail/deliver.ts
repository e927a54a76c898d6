import nodemailer from 'nodemailer'
import { now } from '#core/clock'
import env from '#core/start/env'
import { readAttachment } from './attachment_sources.js'
import { displayName } from './display_name.js'
import {
  type Address,
  type Attachment,
  type Delivery,
  type MailRow,
  waitingRecipients,
} from './mail.js'
import { openBody } from './secret_body.js'

/** Milliseconds. The whole attempt stays below the lease of a claim. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

export type Outcome = {
  /** Recipients that this attempt has settled. */
  deliveries: Delivery[]
} & (
  | { result: 'settled' }
  /** The server may take it later: refused connection, timeout, 4xx. */
  | { result: 'postponed'; reason: string }
  /** The server will never take it: 5xx. */
  | { result: 'refused'; reason: string }
)

interface SmtpError extends Error {
  code?: string
  responseCode?: number
  /** The answer of the server. */
  response?: string
  /** Of one recipient. */
  recipient?: string
  rejectedErrors?: SmtpError[]
}

export interface Deliverer {
  /** Hands one mail to the mail server. Never inside a transaction. Never throws. */
  deliver(row: MailRow): Promise<Outcome>
  /** Cuts what is on its way. */
  close(): void
}

interface Options extends Partial<typeof TIMEOUTS> {
  /** Whether passwords and mails may leave unencrypted when the server offers nothing better. */
  allowClearText?: boolean
}

/** @param smtpUrl `smtp://user:password@host:587`, encrypted by STARTTLS, or `smtps://…` */
export function makeDeliverer(smtpUrl: string, options: Options = {}): Deliverer {
  const transport = makeTransport(smtpUrl, options)
  return {
    async deliver(row) {
      const waiting = waitingRecipients(row)
      try {
        const { rejectedErrors = [] } = await transport.sendMail(await messageOf(row, waiting))
        return settle(waiting, rejectedErrors as SmtpError[])
      } catch (error) {
        const failure = error as SmtpError
        if (failure.code === 'EENVELOPE' && failure.rejectedErrors?.length) {
          return settle(waiting, failure.rejectedErrors)
        }
        const result = isPermanent(failure) ? 'refused' : 'postponed'
        return { result, reason: reasonOf(failure), deliveries: [] }
      }
    },
    close: () => transport.close(),
  }
}

/** Signs in at the mail server and hangs up. @returns why that is not possible, undefined when it is */
export async function reachMailServer(smtpUrl: string, options: Options = {}) {
  const transport = makeTransport(smtpUrl, options)
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    return reasonOf(error as SmtpError)
  } finally {
    transport.close()
  }
}

const makeTransport = (
  smtpUrl: string,
  { allowClearText = env.SMTP_ALLOW_CLEAR_TEXT, ...timeouts }: Options
) =>
  nodemailer.createTransport({
    url: smtpUrl,
    requireTLS: !allowClearText,
    ...TIMEOUTS,
    ...timeouts,
  })

/** The recipients that the server accepted or refused for good; the others are tried again. */
function settle(waiting: string[], errors: SmtpError[]): Outcome {
  const at = now()
  const errorOf = new Map(errors.map((error) => [error.recipient, error]))
  const deliveries = waiting.flatMap((email): Delivery[] => {
    const error = errorOf.get(email)
    if (!error) return [{ email, state: 'taken', at }]
    return isFinal(error) ? [{ email, state: 'refused', reason: reasonOf(error), at }] : []
  })
  const deferred = errors.find((error) => !isFinal(error))
  return deferred
    ? { result: 'postponed', reason: reasonOf(deferred), deliveries }
    : { result: 'settled', deliveries }
}

const isFinal = ({ responseCode = 0 }: SmtpError) => responseCode >= 500

const NO_ENCRYPTION =
  'The mail server offers no encryption (STARTTLS), so nothing was sent. Use smtps:// in SMTP_URL, or set SMTP_ALLOW_CLEAR_TEXT=true.'

/** The library reports a missing STARTTLS with the server's answer to it, a failed handshake without one. */
const reasonOf = ({ code, message, response }: SmtpError) =>
  code === 'ETLS' && response ? NO_ENCRYPTION : message.replace(/\s+/g, ' ').slice(0, 1000)

/**
 * Only what is said about this mail, its addresses or its content, is final. A server that refuses everybody (554
 * as its greeting) or the sign-in (535) is the operator's to mend, so the mail waits for that.
 */
const isPermanent = (error: SmtpError) =>
  isFinal(error) && ['EENVELOPE', 'EMESSAGE'].includes(error.code ?? '')

async function messageOf(row: MailRow, waiting: string[]) {
  const attachments: Attachment[] = JSON.parse(row.attachments)
  const isSecret = Boolean(row.is_secret)
  const sender = senderOf(row)
  return {
    messageId: row.message_id,
    date: new Date(row.created_at),
    from: sender,
    replyTo: row.reply_to ? toAddress(JSON.parse(row.reply_to)) : undefined,
    to: (JSON.parse(row.recipients) as Address[]).map(toAddress),
    cc: (JSON.parse(row.copies) as Address[]).map(toAddress),
    // Hidden copies appear only here.
    envelope: { from: env.BOUNCE_ADDRESS ?? sender.address, to: waiting },
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

function senderOf({ sender_name }: MailRow) {
  const [, name = '', address = env.MAIL_FROM] = /^(.*?)\s*<(.+)>$/.exec(env.MAIL_FROM) ?? []
  return { name: sender_name === null ? name : displayName(sender_name), address }
}

const toAddress = ({ name = '', email }: Address) => ({ name: displayName(name), address: email })
