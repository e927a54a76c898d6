import { translate } from '#core/i18n/translate'
import type { StoredServer } from '#core/mail/company_server/company_server'
import { countWaitingLetters, type ServerOutage } from '#core/mail/company_server/server_outage'
import { queueMail } from '#core/mail/queue_mail'
import env from '#core/start/env'
import { User } from '#modules/auth/public'
import { sayTrouble } from './server_trouble.js'

/**
 * Writes to the owners, through the installation's mail server, that their own takes no letters, why, and what to do.
 * Only inside inTx.
 */
export async function mailOutage({ companyId, host }: StoredServer, outage: ServerOutage) {
  const owners = await User.query().where({ companyId, role: 'owner', isActive: true })
  const count = await countWaitingLetters(companyId)
  for (const { name, email, language } of owners) {
    const say = (key: string) =>
      translate(language, `correspondence:outage.${key}`, { host, count })
    await queueMail({
      kind: 'correspondence.outage',
      companyId,
      language,
      to: [{ name, email }],
      subject: say('subject'),
      blocks: [
        { kind: 'text', text: say('text') },
        { kind: 'text', text: sayTrouble(outage, language) },
        { kind: 'action', label: say('open'), href: `${env.APP_URL}/settings?section=mail` },
        { kind: 'hint', text: say('hint') },
      ],
      about: { type: 'company', id: companyId },
    })
  }
}
