import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { MailContent } from '#core/mail/mail'
import { queueMail } from '#core/mail/queue_mail'
import env from '#core/start/env'
import { User } from '#modules/auth/public'
import type { RecurringProfile } from '#modules/recurring/models/recurring_profile'

/** Gives the words of one mail: `say('subject')` is `mails.<purpose>.subject` in the reader's language. */
export type Say = (key: string, values?: Record<string, string | number>) => string

export type Template = (
  say: Say,
  facts: { profile: RecurringProfile; link: string; language: Language }
) => MailContent

/** Queues a mail about a profile to the owners of its company, to each in the own language. Only inside inTx. */
export async function writeToOwners(
  company: CompanyScope,
  profile: RecurringProfile,
  purpose: 'failed' | 'missed' | 'capped',
  template: Template
) {
  const owners = await User.query().where({ companyId: company.id, role: 'owner', isActive: true })
  const link = new URL(`/recurring-invoices/${profile.id}`, env.APP_URL).href
  for (const { name, email, language } of owners) {
    const say: Say = (key, values) =>
      translate(language, `recurring:mails.${purpose}.${key}`, values)
    await queueMail({
      ...template(say, { profile, link, language }),
      kind: `recurring.${purpose}`,
      companyId: company.id,
      language,
      to: [{ name, email }],
      about: { type: 'recurring', id: profile.id },
    })
  }
}
