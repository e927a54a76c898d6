import { formsOf, PIECE, UNITS } from './units.js'

/** Other codes that mean what one of ours means. */
const ALIASES: Record<string, string> = { H87: PIECE, EA: PIECE, XPP: PIECE, NAR: PIECE }

/** The form in which words are compared: without case, blanks and dots. */
export const plainUnit = (word: string) => word.normalize('NFC').toLowerCase().replace(/[.\s]/g, '')

const CODES = new Map([
  ...Object.entries(UNITS).flatMap(([code, byLanguage]) =>
    Object.values(byLanguage)
      .flat()
      .flatMap((word) => Object.values(formsOf(word)))
      .map((word) => [plainUnit(word), code] as const)
  ),
  ...Object.keys(UNITS).map((code) => [plainUnit(code), code] as const),
  ...Object.entries(ALIASES).map(([alias, code]) => [plainUnit(alias), code] as const),
])

/**
 * The code of a unit as people write it, in any of our languages: `Std.` → HUR, `m²` → MTK. A code stays itself.
 * @returns undefined for a word that is not known; an empty unit is a piece
 */
export function unitCode(word: string): string | undefined {
  return word.trim() === '' ? PIECE : CODES.get(plainUnit(word))
}
