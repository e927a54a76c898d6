import { dayOf, formatDay } from '#core/clock'
import { translate } from '#core/i18n/translate'
import { queueMail } from '#core/mail/queue_mail'
import env from '#core/start/env'
import type { User } from '#modules/auth/public'
import type { PersonalToken } from '#modules/tokens/models/personal_token'

/** Notice of a new token to its owner: its name, its rights and its end, never the token. Only inside inTx. */
export async function reportToken(
  { name, email, language, companyId }: User,
  token: PersonalToken
) {
  const say = (key: string, values?: Record<string, string | number>) =>
    translate(language, `tokens:mails.token_created.${key}`, values)
  await queueMail({
    subject: say('subject'),
    blocks: [
      { kind: 'text', text: say('text') },
      {
        kind: 'facts',
        facts: [
          [say('name'), token.name],
          [say('scopes'), token.scopes.map((scope) => scopeText(scope)).join(', ')],
          [say('end'), formatDay(dayOf(token.expiresAt, 'UTC'))],
        ],
      },
      { kind: 'hint', text: say('hint') },
      { kind: 'action', label: say('action'), href: `${env.APP_URL}/account` },
    ],
    kind: 'tokens.token_created',
    companyId,
    language,
    to: [{ name, email }],
  })

  function scopeText(scope: string) {
    return translate(language, `tokens:scopes.${scope.replace(':', '_')}`)
  }
}
