import { translate } from '#core/i18n/translate'
import { queueMail } from '#core/mail/queue_mail'
import env from '#core/start/env'
import { User } from '#modules/auth/public'
import { hostOf } from '#modules/webhooks/actions/record_endpoint'
import type { OffReason, WebhookEndpoint } from '#modules/webhooks/models/webhook_endpoint'

/** Tells the owners that Kontor has switched an endpoint off, and why. Only inside inTx. */
export async function reportOff(
  { id, companyId, url, description }: WebhookEndpoint,
  because: OffReason
) {
  const owners = await User.query().where({ companyId, role: 'owner', isActive: true })
  const host = hostOf(url)
  for (const { name, email, language } of owners) {
    const say = (key: string) => translate(language, `webhooks:mails.off.${key}`, { host })
    await queueMail({
      subject: say('subject'),
      blocks: [
        { kind: 'text', text: say(because) },
        {
          kind: 'facts',
          facts: [
            [say('endpoint'), host],
            ...(description ? [[say('description'), description] as [string, string]] : []),
          ],
        },
        { kind: 'hint', text: say('hint') },
        { kind: 'action', label: say('open'), href: new URL('/webhooks', env.APP_URL).href },
      ],
      kind: 'webhooks.off',
      companyId,
      language,
      to: [{ name, email }],
      about: { type: 'webhook', id },
    })
  }
}
