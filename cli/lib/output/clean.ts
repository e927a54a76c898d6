const { stripVTControlCharacters } = process.getBuiltinModule('node:util')

/** Marks that turn the reading direction around, so that a name could pose as another. */
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Text from outside in a form that is safe on a terminal: one line, without escapes that move the cursor, set the title
 * or write to the clipboard (reliability C01).
 */
export const clean = (text: string) =>
  stripVTControlCharacters(text)
    .replace(DIRECTIONS, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()

/** JSON for standard output. Control characters and turned directions that JSON allows unescaped are escaped too. */
export const safeJson = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
  )

const ASCII: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  '…': '...',
  '–': '-',
  '—': '-',
  '·': '-',
  '„': '"',
  '“': '"',
  '”': '"',
  '’': "'",
  '€': 'EUR',
  '\u00a0': ' ',
  '\u202f': ' ',
}

/** The nearest text for a terminal without Unicode: `Müller` is `Mueller`, `për` is `per`. */
export const toAscii = (text: string) =>
  text
    .replace(/\P{ASCII}/gu, (char) => ASCII[char] ?? char)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\P{ASCII}/gu, '?')
