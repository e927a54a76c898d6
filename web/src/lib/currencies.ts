import type { Language } from './languages'

/** The currencies of the countries the product is made for, and their neighbours. */
const USUAL = ['EUR', 'ALL', 'CHF', 'USD', 'GBP']

/** The currencies of ISO 4217, the usual ones first. */
export function currencies(language: Language) {
  // Browsers without the names of a language show codes alone instead of English.
  const isKnown = Intl.DisplayNames.supportedLocalesOf(language).length > 0
  const names = isKnown && new Intl.DisplayNames(language, { type: 'currency' })
  const others = Intl.supportedValuesOf('currency').filter((code) => !USUAL.includes(code))
  return [...USUAL, ...others].map((code) => ({ code, name: names ? names.of(code) : undefined }))
}
