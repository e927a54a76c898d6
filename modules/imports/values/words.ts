import { foldText } from '#core/database/search'
import { LANGUAGES } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'

/** The comparable form of a word: folded, only letters and digits. */
export const plainWord = (text: string) =>
  foldText(text.replaceAll('%', ' prozent ')).replace(/[^\p{L}\p{N}]+/gu, '')

const YES = new Set(['1', 'x', 'true', 'wahr', 'yes', 'y', 'ja', 'j', 'po', 'aktiv', 'active'])
const NO = new Set(['0', 'false', 'falsch', 'no', 'n', 'nein', 'jo', 'inaktiv', 'inactive'])

/** Yes or no in our languages. @returns the text itself for another word, for the validator to say so */
export function readFlag(text: string): boolean | string {
  const word = plainWord(text)
  return YES.has(word) ? true : NO.has(word) ? false : text
}

/**
 * Reads one of some values by its key or by its names in all our languages (`imports:words.<list>.<value>`, several
 * with commas). @returns the text itself for an unknown word
 */
export function wordReader(list: string, values: readonly string[]) {
  const known = new Map<string, string>()
  for (const value of values) {
    const names = LANGUAGES.map((language) => translate(language, `imports:words.${list}_${value}`))
    for (const name of [value, ...names.flatMap((text) => text.split(','))]) {
      known.set(plainWord(name), value)
    }
  }
  return (text: string) => known.get(plainWord(text)) ?? text
}
