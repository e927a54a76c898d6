import { audit } from '#core/audit/audit'
import { translate } from '#core/i18n/translate'
import { publish } from '#core/live/publish'
import { queueMail } from '#core/mail/queue_mail'
import env from '#core/start/env'
import { User } from '#modules/auth/public'
import type { Client } from '#modules/clients/public'

/**
 * Mails the owners of a company, each in their own language, that a client has found a difference in its account. Only
 * inside inTx.
 */
export async function reportDifference(
  { companyId, id, name: client, number }: Client,
  { name, message }: { name: string; message: string }
) {
  const owners = await User.query().where({ companyId, role: 'owner', isActive: true })
  for (const { name: owner, email, language } of owners) {
    const say = (key: string) => translate(language, `ledger:difference.${key}`, { client })
    await queueMail({
      subject: say('subject'),
      blocks: [
        { kind: 'text', text: say('text') },
        {
          kind: 'facts',
          facts: [
            [say('client'), `${client} (${number})`],
            [say('name'), name],
            [say('message'), message],
          ],
        },
        {
          kind: 'action',
          label: say('open'),
          href: `${env.APP_URL}/client-history/${id}?tab=ledger`,
        },
      ],
      kind: 'ledger.difference',
      companyId,
      language,
      to: [{ name: owner, email }],
      about: { type: 'client', id },
    })
  }
  await audit({
    companyId,
    action: 'client.difference_reported',
    subject: { type: 'client', id },
    details: { name, message },
  })
  publish(companyId, { kind: 'client', id })
}
