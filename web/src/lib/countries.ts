import type { Language } from './languages'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes that name a union, a currency zone or nothing; the server refuses them, too. */
const NO_COUNTRIES = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => !NO_COUNTRIES.includes(code) && english.of(code) !== undefined
)

/** The countries of ISO 3166-1 (with XK for Kosovo) by their names in a language, in its order. */
export function countries(language: Language) {
  return codes
    .map((code) => ({ code, name: countryName(code, language) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
}

/** `Deutschland` of `DE`; what is no country stays as it is. */
export function countryName(code: string, language: Language) {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(code) ?? code
}
