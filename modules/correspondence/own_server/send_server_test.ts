import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { StoredServer } from '#core/mail/company_server/company_server'
import type { Address } from '#core/mail/mail'
import { sendPastOutbox } from './send_past_outbox.js'

/** Sends one mail that says which server it came through. @throws 422 with the field that has to be changed */
export function sendServerTest(server: StoredServer, to: Address, language: Language) {
  const words = (key: string) =>
    translate(language, `correspondence:own_server.${key}`, { host: server.host })
  return sendPastOutbox(server, to, {
    language,
    subject: words('subject'),
    blocks: [{ kind: 'text', text: words('text') }],
  })
}
