import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { MailContent } from '#core/mail/mail'
import { queueMail } from '#core/mail/queue_mail'

interface Reader {
  name: string
  email: string
  language: Language
}

/** Gives the words of one mail: `say('subject')` is `mails.<purpose>.subject` in the reader's language. */
export type Say = (key: string, values?: Record<string, string | number>) => string

/**
 * Queues a mail about a deletion. It belongs to the platform and to no company, so that it still leaves when the
 * records of the company are gone. Only inside inTx.
 */
export const tell = (
  { name, email, language }: Reader,
  purpose: string,
  write: (say: Say) => MailContent,
  { isSecret = false } = {}
) =>
  queueMail({
    ...write((key, values) => translate(language, `leaving:mails.${purpose}.${key}`, values)),
    kind: `leaving.${purpose}`,
    companyId: null,
    language,
    to: [{ name, email }],
    isSecret,
  })
