import type { Cell } from '#modules/imports/read/cell'

/** The decimal sign in a file's numbers. */
export const DECIMAL_SIGNS = ['comma', 'point'] as const
export type DecimalSign = (typeof DECIMAL_SIGNS)[number]

/** Currencies, percent signs, blanks and apostrophes between thousands, as programs write them around numbers. */
const AROUND = /[\s'’%€$£]|EUR|CHF|USD|GBP|ALL|Lek[ëe]?|L$/gi
const GROUPED = { comma: /^-?\d{1,3}(\.\d{3})+(,\d*)?$/, point: /^-?\d{1,3}(,\d{3})+(\.\d*)?$/ }
const PLAIN = /^-?(\d+([.,]\d*)?|[.,]\d+)$/

/**
 * A number as decimal text (`-1234.5`), exact. A single other sign counts as decimal sign too (`12.5` among German
 * numbers), unless it groups thousands (`1.234`).
 * @returns the text itself when it is no number, for the validator to say so
 */
export function readNumber(cell: Cell, sign: DecimalSign): string {
  if (typeof cell === 'number') return numberText(cell)
  const text = cell
    .replace(AROUND, '')
    .replace(/^(.*)-$/, '-$1')
    .replace(/^\((.+)\)$/, '-$1')
    .replace(/^\+/, '')
  const group = sign === 'comma' ? '.' : ','
  if (GROUPED[sign].test(text)) return pointed(text.replaceAll(group, ''))
  return PLAIN.test(text) ? pointed(text) : cell
}

const pointed = (text: string) =>
  text
    .replace(',', '.')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '')

/** Without exponents, which the validators of amounts refuse. */
const numberText = (value: number) => {
  const text = String(value)
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text
}

/**
 * The decimal sign that some cells suggest: the last sign in cells that have both, or a sign not followed by exactly
 * three digits.
 */
export function detectDecimalSign(cells: Cell[]): DecimalSign | undefined {
  let commas = 0
  let points = 0
  for (const cell of cells) {
    const [, sign, decimals] = /^[^a-z]*\d([.,])(\d*)[^\d.,]*$/i.exec(String(cell)) ?? []
    if (sign === undefined || typeof cell === 'number') continue
    const isSure = decimals.length !== 3 || /[.,].*[.,]/.test(cell)
    if (isSure && sign === ',') commas++
    if (isSure && sign === '.') points++
  }
  if (commas === points) return undefined
  return commas > points ? 'comma' : 'point'
}
