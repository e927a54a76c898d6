import nodemailer from 'nodemailer'
import { now } from '#core/clock'
import env from '#core/start/env'
import { type Delivery, type MailRow, waitingRecipients } from './mail.js'
import { messageOf, type Sending, sendingOfPlatform } from './message_of.js'

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
  | ({ result: 'postponed' } & Reason)
  /** The server will never take it: 5xx. */
  | ({ result: 'refused' } & Reason)
)

interface Reason {
  /** In the words of the server. */
  reason: string
  /** The failure of the server or the sender, which would meet any mail; absent when it is about this one. */
  failure?: Error
}

export interface SmtpError extends Error {
  code?: string
  responseCode?: number
  /** The answer of the server. */
  response?: string
  /** The command that was refused, such as `MAIL FROM`. */
  command?: string
  /** Of one recipient. */
  recipient?: string
  rejectedErrors?: SmtpError[]
}

export interface Deliverer {
  /** Hands one mail to the mail server. Never inside a transaction. Never throws. */
  deliver(row: MailRow): Promise<Outcome>
  /** Called when the outcome of a mail has been stored. */
  heed?(row: MailRow, outcome: Outcome): Promise<void>
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
    deliver: (row) => handOver(transport, row, sendingOfPlatform()),
    close: () => transport.close(),
  }
}

export type Transport = Pick<ReturnType<typeof makeTransport>, 'sendMail'>

/** Hands one mail to a mail server. Never throws. */
export async function handOver(
  transport: Transport,
  row: MailRow,
  sending: Sending
): Promise<Outcome> {
  const waiting = waitingRecipients(row)
  let isWritten = false
  try {
    const message = await messageOf(row, waiting, sending)
    isWritten = true
    const { rejectedErrors = [] } = await transport.sendMail(message)
    return settle(waiting, rejectedErrors as SmtpError[])
  } catch (error) {
    const failure = error as SmtpError
    if (failure.code === 'EENVELOPE' && failure.rejectedErrors?.length) {
      return settle(waiting, failure.rejectedErrors)
    }
    const result = isPermanent(failure) ? 'refused' : 'postponed'
    const isOfMail = !isWritten || (failure.code === 'EMESSAGE' && isFinal(failure))
    const reason = reasonOf(failure)
    return { result, reason, deliveries: [], ...(!isOfMail && { failure }) }
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

/** A connection to a mail server, opened with the first mail. */
export const makeTransport = (
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
export const reasonOf = ({ code, message, response }: SmtpError) =>
  code === 'ETLS' && response ? NO_ENCRYPTION : message.replace(/\s+/g, ' ').slice(0, 1000)

/**
 * Only what is said about this mail, its addresses or its content, is final. A server that refuses everybody (554
 * as its greeting) or the sign-in (535) is the operator's to mend, so the mail waits for that.
 */
const isPermanent = (error: SmtpError) =>
  isFinal(error) && ['EENVELOPE', 'EMESSAGE'].includes(error.code ?? '')
