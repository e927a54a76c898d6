import { type Minor, minor } from '#core/money/minor'

/** A line of a receipt. */
export interface TextLine {
  /** With single blanks. */
  text: string
  /** In small letters without marks, for looking words up. */
  words: string
  /** Amounts with two places, from left to right. */
  amounts: Minor[]
}

/**
 * Two places after a comma or a point, whole numbers with or without groups. Neither dates, percentages nor prices
 * with three places are amounts.
 */
const AMOUNT =
  /(?<![\d.,])(?<sign>[-–−]\s?)?(?<whole>\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+|\d{1,7})(?<point>[.,])(?<cents>\d{2})(?<after>[-–−]?)(?!\d|[.,]\d|\s?%)/g

/** The lines of a text that are not empty. */
export const linesOf = (text: string): TextLine[] =>
  text
    .split('\n')
    .map(lineOf)
    .filter(({ text: line }) => line !== '')

function lineOf(raw: string): TextLine {
  const text = mended(raw.replace(/[^\S\u00a0\u202f]+/g, ' ').trim())
  return { text, words: folded(text), amounts: amountsIn(text) }
}

/** Recognition takes zeros for letters, and a comma for two signs. */
const mended = (text: string) =>
  text.replace(/(?<=\d[.,]?)[Oo](?=[\d.,]|\s|$)/g, '0').replace(/(\d) ?, (?=\d{2}(?!\d))/g, '$1,')

/** Without marks, so that a lost dot of an ä changes nothing. */
export const folded = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')

function amountsIn(text: string): Minor[] {
  return [...text.matchAll(AMOUNT)].flatMap(({ groups = {}, index, 0: found }) => {
    const { sign = '', whole = '', point = '', cents = '', after = '' } = groups
    // `13.11.` is a day.
    if (point === '.' && text[index + found.length] === '.') return []
    const units = BigInt(whole.replace(/\D/g, '') + cents)
    return [minor(sign || after ? -units : units)]
  })
}
