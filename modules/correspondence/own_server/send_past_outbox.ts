import type { Language } from '#core/i18n/languages'
import type { StoredServer } from '#core/mail/company_server/company_server'
import { connectTo } from '#core/mail/company_server/connect'
import { noteServerWorks } from '#core/mail/company_server/server_outage'
import { describeFailure } from '#core/mail/company_server/server_trouble'
import { displayName } from '#core/mail/display_name'
import type { Address, MailContent } from '#core/mail/mail'
import { renderMail } from '#core/mail/render_mail'
import { serverFailure } from './server_trouble.js'

/**
 * Sends one mail through a company's server at once, past the outbox, so that its answer is known. An outage
 * ends with it. Not inside a
 * transaction: the server may take a while.
 * @throws 422 `mail_server_…` with the field of the server that has to be changed
 */
export async function sendPastOutbox(
  server: StoredServer,
  to: Address,
  mail: MailContent & { language: Language; senderName?: string }
) {
  const { subject, senderName } = mail
  const { html, text } = renderMail(mail)
  try {
    const transport = await connectTo(server)
    await transport.sendMail({
      from: addressed({ ...(senderName && { name: senderName }), email: server.fromAddress }),
      to: addressed(to),
      subject,
      html,
      text,
    })
  } catch (error) {
    throw serverFailure(describeFailure(error))
  }
  await noteServerWorks(server)
}

const addressed = ({ name = '', email }: Address) => ({ name: displayName(name), address: email })
