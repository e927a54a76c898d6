import type { Language } from './languages'

/** The currencies of the countries the product is made for, and their neighbours. */
const USUAL = ['EUR', 'ALL', 'CHF', 'USD', 'GBP']

/** The currencies of ISO 4217, the usual ones first. */
export function currencies(language: Language) {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'currency' })
  const others = Intl.supportedValuesOf('currency').filter((code) => !USUAL.includes(code))
  return [...USUAL, ...others].map((code) => ({ code, name: names.of(code) ?? code }))
}
