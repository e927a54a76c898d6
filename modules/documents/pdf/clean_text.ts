/** Controls, invisible marks that turn the writing direction, unassigned and private characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]|\ufe0f/gu
const LONG_WORD = /[^\s\u200b-]{24,}/gu

/** Scripts that our typeface has. PDF/A refuses a file with a missing glyph. */
const UNKNOWN_GLYPH =
  /[^\n\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u0391-\u03c9\u0400-\u045f\u200b\u2010-\u2026\u202f\u2030\u2039\u203a\u20ac\u2122\u2212]/gu

/** A sign of a section stays with its number at the end of a line. */
export const keptTogether = (text: string) => text.replace(/(§§?) (?=\d)/g, '$1\u00a0')

/** A user's text in printable form: one form of each letter, no control characters, breaks inside endless words. */
export const printable = (text: string) =>
  keptTogether(text)
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(UNPRINTABLE, (character) => (character === '\n' ? '\n' : ''))
    .replace(LONG_WORD, (word) => [...word].map(breakAfterEight).join(''))

const breakAfterEight = (character: string, index: number) =>
  index % 8 === 7 ? `${character}\u200b` : character

/** The last resort, so that an emoji never keeps an invoice from being issued. */
export const onlyKnownGlyphs = (text: string) => text.replace(UNKNOWN_GLYPH, '?')
