import { readRows } from '#core/database/read_rows'
import type { Language } from '#core/i18n/languages'
import { fillPlaceholders, type Words } from '#core/i18n/placeholders'
import { rawText } from '#core/i18n/translate'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type LetterKind, letterKind } from '#modules/correspondence/letters/letter_kinds'

/** The words of a letter, with placeholders. */
export interface LetterTexts {
  subject: string
  message: string
  /** Label of its button; empty without one. */
  button: string
}

export interface TemplateRow extends LetterTexts {
  kind: string
  language: Language
}

/** Limits of the sender's input, see `sendingFields`. */
const LONGEST_SUBJECT = 200

const ONE = `
  select subject, message, button from mail_templates
  where company_id = ? and kind = ? and language = ?`
const ALL =
  'select kind, language, subject, message, button from mail_templates where company_id = ?'

/** The texts that hold as long as a company has none of its own. */
export const standardTexts = (
  { textOf, hasButton }: LetterKind,
  language: Language
): LetterTexts => ({
  subject: rawText(language, textOf('subject')),
  message: rawText(language, textOf('message')),
  button: hasButton ? rawText(language, textOf('button')) : '',
})

/** The texts that a company sends its letters of a kind with. */
export async function textsFor(
  company: CompanyReference,
  kind: string,
  language: Language
): Promise<LetterTexts> {
  const known = letterKind(kind)
  if (!known) throw new Error(`Nobody writes letters of kind ${kind}.`)
  const [own] = await readRows<LetterTexts>(ONE, [company.id, kind, language])
  return withButton(own, standardTexts(known, language))
}

/** Texts that a company wrote before their kind had a button get its standard label. */
export const withButton = (own: LetterTexts | undefined, standard: LetterTexts): LetterTexts =>
  own ? { ...own, button: own.button || standard.button } : standard

/** All texts of a company's own. */
export const ownTexts = (company: CompanyReference) => readRows<TemplateRow>(ALL, [company.id])

/** The words as they go out. A subject is one line of at most 200 characters, whatever a document is called. */
export const fillTexts = (
  { subject, message, button }: LetterTexts,
  words: Words
): LetterTexts => ({
  subject: asSubject(fillPlaceholders(subject, words)),
  message: fillPlaceholders(message, words),
  button: fillPlaceholders(button, words),
})

const asSubject = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_SUBJECT)
    // No half of a character.
    .replace(/[\uD800-\uDBFF]$/, '')
