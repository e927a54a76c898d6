import type { Language } from '#core/i18n/languages'
import type { Words } from '#core/i18n/placeholders'
import { translate } from '#core/i18n/translate'
import { sendsLetters } from '#core/mail/mail_server'
import { type Letter } from '#modules/correspondence/letters/letter'
import { letterKind, messageVariables } from '#modules/correspondence/letters/letter_kinds'
import { LINK } from '#modules/correspondence/letters/link_placeholder'
import { bouncesOf } from '#modules/correspondence/queries/bounced_addresses'
import { readMailSettings } from '#modules/correspondence/queries/mail_settings'

type Proposed = Omit<Letter, 'about' | 'attachments' | 'links'> & {
  files: { name: string; isEInvoice?: boolean }[]
  /** Whether the document gets its number by being sent. */
  isDraft?: boolean
  /** Values of the placeholders, and their kind; undefined when the words are custom. */
  variables?: { kind: string; words: Words }
}

/**
 * A letter as it would go out, for its sender to look over; `isSending` is false when mails are only kept.
 * @param reader language of the labels
 */
export async function proposeLetter(letter: Proposed, reader: Language) {
  const { companyId, recipients, texts, language, files, variables, isDraft = false } = letter
  const company = { id: companyId }
  const [settings, bounces] = await Promise.all([
    readMailSettings(company),
    bouncesOf(
      company,
      recipients.people.map(({ email }) => email)
    ),
  ])
  return {
    to: recipients.to,
    cc: recipients.cc,
    people: recipients.people.map((person) => ({
      ...person,
      /** Since when mails come back from there. */
      bouncedAt: bounces.get(person.email) ?? null,
    })),
    subject: texts.subject,
    message: texts.message,
    language,
    /** The words may hold `{{number}}`, which sending replaces. */
    isDraft,
    variables: variables ? namedWords({ ...variables, isDraft }, reader) : [],
    files: files.map(({ name, isEInvoice = false }) => ({ name, isEInvoice })),
    hasSignature: settings.signatures[language] !== '',
    isSending: await sendsLetters(companyId),
  }
}

/**
 * The values that its words may name; those that the document does not have are left out. Sending gives the address of
 * the link and the number of a draft, which keep their placeholder until then.
 */
function namedWords(
  { kind, words, isDraft }: NonNullable<Proposed['variables']> & { isDraft: boolean },
  reader: Language
) {
  const known = letterKind(kind)
  return Object.entries(known ? messageVariables(known) : {}).flatMap(([name, label]) => {
    const isLater = name === LINK || (isDraft && name === 'number')
    const value = isLater ? `{{${name}}}` : words(name, 0)
    return value ? [{ name, label: translate(reader, label), value }] : []
  })
}
