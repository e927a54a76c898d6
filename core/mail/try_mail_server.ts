import type { Language } from '#core/i18n/languages'
import { makeTransport, reasonOf, type SmtpError } from './deliver.js'
import type { Address, MailContent } from './mail.js'
import { sendingOfPlatform } from './message_of.js'
import { renderMail } from './render_mail.js'

/** Why the installation's mail server takes no mail. */
export const PLATFORM_TROUBLES = [
  'host_unknown',
  'refused',
  'silent',
  'unencrypted',
  'sign_in',
  'sender',
  'recipient',
  'unclear',
] as const
export type PlatformTrouble = (typeof PLATFORM_TROUBLES)[number]

/** In characters. */
const LONGEST_ANSWER = 200

/**
 * Sends one mail through the installation's mail server at once, past the outbox. Not inside a transaction: the server
 * may take a while.
 * @returns undefined when the server took it; else the trouble and the server's words
 */
export async function tryMailServer(
  smtpUrl: string,
  to: Address,
  mail: MailContent & { language: Language }
) {
  const transport = makeTransport(smtpUrl, {})
  const { html, text } = renderMail(mail)
  try {
    await transport.sendMail({
      from: sendingOfPlatform().from,
      to: { name: to.name ?? '', address: to.email },
      subject: mail.subject,
      html,
      text,
    })
    return undefined
  } catch (error) {
    const failure = error as SmtpError
    return { trouble: troubleOf(failure), answer: reasonOf(failure).slice(0, LONGEST_ANSWER) }
  } finally {
    transport.close()
  }
}

const CERTIFICATE = /certificate|self.signed|ssl|tls|wrong version/i

/** By the codes of the library, of Node and of SMTP. */
function troubleOf(failure: SmtpError): PlatformTrouble {
  const { code = '', message, command = '' } = failure
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(`${code} ${message}`)) return 'host_unknown'
  if (/ECONNREFUSED/.test(`${code} ${message}`)) return 'refused'
  if (code === 'EAUTH') return 'sign_in'
  if (code === 'ETLS' || CERTIFICATE.test(message)) return 'unencrypted'
  if (code === 'ETIMEDOUT' || /timeout/i.test(message)) return 'silent'
  if (code === 'EENVELOPE') return command === 'MAIL FROM' ? 'sender' : 'recipient'
  return 'unclear'
}
