import { countriesOf } from './country_names.js'
import { plainWord } from './words.js'

/** ISO 3166-1 alpha-3, country codes of vehicles and old names, as written by other programs. */
const OTHER_NAMES: Record<string, string> = {
  brd: 'DE',
  d: 'DE',
  deu: 'DE',
  ger: 'DE',
  a: 'AT',
  aut: 'AT',
  che: 'CH',
  alb: 'AL',
  shqiperia: 'AL',
  rks: 'XK',
  xkx: 'XK',
  ks: 'XK',
  kosova: 'XK',
  kosovo: 'XK',
  f: 'FR',
  fra: 'FR',
  i: 'IT',
  ita: 'IT',
  nld: 'NL',
  holland: 'NL',
  niederlande: 'NL',
  bel: 'BE',
  lux: 'LU',
  uk: 'GB',
  gbr: 'GB',
  england: 'GB',
  usa: 'US',
}

/** A country's code by its code or its name in one of our languages. @returns the text itself for another word */
export function readCountry(text: string): string {
  if (/^[A-Za-z]{2}$/.test(text.trim())) {
    const code = text.trim().toUpperCase()
    return OTHER_NAMES[code.toLowerCase()] ?? code
  }
  const word = plainWord(text)
  return OTHER_NAMES[word] ?? countriesOf().get(word) ?? text
}
