import albanianNames from './currency_names_sq.json'
import type { Language } from './languages'

/** The currencies of the countries the product is made for, and their neighbours. */
const USUAL = ['EUR', 'ALL', 'CHF', 'USD', 'GBP']

/** From the Unicode CLDR: Chromium comes without Albanian names and would answer with those of another language. */
const albanian: Record<string, string> = albanianNames

/** The currencies of ISO 4217, the usual ones first; without a name where the language has none. */
export function currencies(language: Language) {
  const others = Intl.supportedValuesOf('currency').filter((code) => !USUAL.includes(code))
  const names = new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' })
  const nameOf = (code: string) => (language === 'sq' ? albanian[code] : names.of(code))
  return [...USUAL, ...others].map((code) => ({ code, name: nameOf(code) }))
}
