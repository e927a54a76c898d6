import { LANGUAGES } from '#core/i18n/languages'
import { plainWord } from './words.js'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

let known: Map<string, string> | undefined

/** The codes of all countries by their names in our languages, as plain words. */
export function countriesOf(): Map<string, string> {
  known ??= new Map(
    LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
      return LETTERS.flatMap((first) =>
        LETTERS.flatMap((second) => {
          const code = first + second
          const name = names.of(code)
          return name ? [[plainWord(name), code] as const] : []
        })
      )
    })
  )
  return known
}
