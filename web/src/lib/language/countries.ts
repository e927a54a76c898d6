import albanianNames from './country_names_sq.json'
import type { Language } from './languages'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes that name a union, a currency zone or nothing. */
const NO_COUNTRIES = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']

/** From the Unicode CLDR: Chromium comes without Albanian names. */
const albanian: Record<string, string> = albanianNames
const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Not `DD` or `SU`: a state's successor has another code. */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code

const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => !NO_COUNTRIES.includes(code) && english.of(code) !== undefined && isCurrent(code)
)

/** The countries of ISO 3166-1 (with XK for Kosovo) by their names in a language, in its order. */
export function countries(language: Language) {
  return codes
    .map((code) => ({ code, name: countryName(code, language) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
}

/** `Deutschland` for `DE`; an unknown code stays as it is. */
export function countryName(code: string, language: Language) {
  if (!/^[A-Z]{2}$/.test(code)) return code
  if (language === 'sq') return albanian[code] ?? code
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}
