import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { Mail, MailContent } from '#core/mail/mail'
import { queueMail } from '#core/mail/queue_mail'
import type { User } from '#modules/auth/models/user'

/** Gives the words of one mail: `say('subject')` is `mails.<purpose>.subject` in the reader's language. */
export type Say = (key: string, values?: Record<string, string | number>) => string

export type Template<Facts> = (say: Say, facts: Facts) => MailContent

type Reader = Pick<User, 'name' | 'email' | 'language' | 'companyId'>

/** Queues a mail of this module to somebody. Only inside inTx. */
export function writeTo<Facts>(
  reader: Reader,
  purpose: string,
  template: Template<Facts>,
  facts: Facts,
  options: Pick<Mail, 'isSecret' | 'about'> = {}
) {
  return queueMail({
    ...template(wordsOf(reader.language, purpose), facts),
    kind: `auth.${purpose}`,
    companyId: reader.companyId,
    language: reader.language,
    to: [{ name: reader.name, email: reader.email }],
    ...options,
  })
}

const wordsOf =
  (language: Language, purpose: string): Say =>
  (key, values) =>
    translate(language, `auth:mails.${purpose}.${key}`, values)
