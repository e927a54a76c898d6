import { FieldError } from '#core/errors/app_error'
import { LANGUAGES, type Language } from '#core/i18n/languages'
import { unknownPlaceholder } from '#core/i18n/unknown_placeholder'
import type { ReminderLevel } from '#modules/reminders/rules/levels'
import type { LevelInput } from '#modules/reminders/validators/rules'

/** Placeholders of the texts of a level, each with the address of its label. */
export const LEVEL_VARIABLES = {
  salutation: 'reminders:variables.salutation',
  day: 'reminders:variables.day',
  signer: 'reminders:variables.signer',
  link: 'correspondence:variables.link',
} as const

/**
 * The texts of a level in every language; where a language has none, those in the language of the company's documents,
 * and after a change of that language those that there are.
 */
export function filledIn(entered: ReminderLevel['texts'], base: Language): ReminderLevel['texts'] {
  const textsIn = (language: Language) => {
    const found = [language, base, ...LANGUAGES].find((one) => entered[one].subject)
    return entered[found ?? language]
  }
  return { en: textsIn('en'), de: textsIn('de'), sq: textsIn('sq') }
}

/** The texts of a level as they are kept: a language without a text has empty ones. */
export const keptTexts = ({ texts }: LevelInput) =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const { subject, intro, closing } = texts[language]
      return [language, { subject: subject ?? '', intro: intro ?? '', closing: closing ?? '' }]
    })
  ) as ReminderLevel['texts']

/**
 * A level has a text in the language of the company's documents, and none names a placeholder that nothing replaces.
 * @param at where the level is in the request, such as `levels.0`
 * @throws 422 `subject_missing`, `variable_unknown` at the text
 */
export function assertLevelTexts(level: LevelInput, base: Language, at: string) {
  const texts = keptTexts(level)
  if (!texts[base].subject) {
    throw new FieldError(`${at}.texts.${base}.subject`, 'reminders.subject_missing')
  }
  for (const language of LANGUAGES) {
    for (const [field, text] of Object.entries(texts[language])) {
      const isKnown = (name: string) => field !== 'subject' && Object.hasOwn(LEVEL_VARIABLES, name)
      const unknown = unknownPlaceholder(text, isKnown, false)
      if (unknown === undefined) continue
      throw new FieldError(`${at}.texts.${language}.${field}`, 'correspondence.variable_unknown', {
        values: { name: `{{${unknown}}}` },
      })
    }
  }
}
