import { LANGUAGES, type Language } from '#core/i18n/languages'
import { PAPER_EDITION } from '#modules/settings/document_templates'
import type { CompanySettings } from '#modules/settings/queries/company_settings'

/** Printed texts written by the company, one for each language of documents. */
export const COMPANY_TEXTS = [
  ...(['registerEntry', 'legalNote'] as const),
  ...(['invoiceIntro', 'invoiceClosing', 'invoiceFooter', 'paymentTerms'] as const),
  ...(['estimateIntro', 'estimateClosing', 'estimateFooter'] as const),
] as const

export type CompanyText = (typeof COMPANY_TEXTS)[number]

/** Texts in other languages than the company's own; what is missing or empty is not there. */
export type TextsByLanguage = Partial<Record<Language, Partial<Record<CompanyText, string>>>>

/** A company as its documents in one language show it. */
export type CompanyOnPaper = Omit<CompanySettings, 'texts' | 'imprintUrl' | 'privacyUrl'> & {
  /** Name at the head and in the sender line of letters; empty for the company's own. */
  letterhead: string
  /** See PAPER_EDITION. */
  paperEdition: number
}

/** The settings with the texts of a language; where one is missing, that of the company's own language stays. */
export function companyIn(
  language: Language,
  { texts, imprintUrl: _, privacyUrl: __, ...settings }: CompanySettings
): CompanyOnPaper {
  return {
    ...settings,
    ...texts[language],
    letterhead: settings.tradingName,
    paperEdition: PAPER_EDITION,
  }
}

/** Every text of every language as it is entered: nothing falls back. */
export const textsAsEntered = (settings: CompanySettings) =>
  eachLanguage((language) =>
    eachText((name) =>
      language === settings.documentLanguage
        ? settings[name]
        : (settings.texts[language]?.[name] ?? '')
    )
  )

/** The texts of a change put over those of before. Empty ones are left out. */
export function mergedTexts(before: TextsByLanguage, change: TextsByLanguage): TextsByLanguage {
  const merged = eachLanguage((language) =>
    withoutEmpty({ ...before[language], ...change[language] })
  )
  return Object.fromEntries(
    Object.entries(merged).filter(([, texts]) => Object.keys(texts).length > 0)
  )
}

const withoutEmpty = (texts: Partial<Record<CompanyText, string>>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text))

const eachLanguage = <T>(of: (language: Language) => T) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, T>

const eachText = (of: (name: CompanyText) => string) =>
  Object.fromEntries(COMPANY_TEXTS.map((name) => [name, of(name)])) as Record<CompanyText, string>
