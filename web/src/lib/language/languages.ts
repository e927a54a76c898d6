/** The languages of the interface (specification, section 9). */
export const LANGUAGES = ['en', 'de', 'sq'] as const

export type Language = (typeof LANGUAGES)[number]

/** A short text of a manifest, in every language. */
export type Label = Record<Language, string>

/** The own name of each language. */
export const LANGUAGE_NAMES: Label = { en: 'English', de: 'Deutsch', sq: 'Shqip' }

/** Number formats of the specification: de-DE, sq-AL, en-US. */
export const NUMBER_LOCALES: Label = { en: 'en-US', de: 'de-DE', sq: 'sq-AL' }

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}
