import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { troubleOf } from '#core/mail/company_server/check_company_server'
import type { CompanyServer } from '#core/mail/company_server/company_server'
import { connectTo } from '#core/mail/company_server/connect'
import { reasonOf, type SmtpError } from '#core/mail/deliver'
import { renderMail } from '#core/mail/render_mail'
import { serverFailure } from './server_trouble.js'

/**
 * Sends one mail through a company's server at once, past the outbox, so that its answer is known.
 * @throws 422 with the field that has to be changed
 */
export async function sendServerTest(server: CompanyServer, to: string, language: Language) {
  const words = (key: string) =>
    translate(language, `correspondence:own_server.${key}`, { host: server.host })
  const subject = words('subject')
  const { html, text } = renderMail({
    language,
    subject,
    blocks: [{ kind: 'text', text: words('text') }],
  })
  try {
    const transport = await connectTo(server)
    await transport.sendMail({ from: server.fromAddress, to, subject, html, text })
  } catch (error) {
    throw serverFailure(troubleOf(error), reasonOf(error as SmtpError))
  }
}
