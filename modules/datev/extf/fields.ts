import type { Day } from '#core/clock'
import type { Minor } from '#core/money/minor'
import { magnitude } from '#core/money/rounding'
import { inWindows1252 } from './windows_1252.js'

/** A text in quotation marks, those within doubled. @param longest in characters */
export const textField = (text: string, longest: number): string =>
  `"${inWindows1252(text).trim().slice(0, longest).replaceAll('"', '""')}"`

/** An amount without its sign: `1234,56`. */
export function amountField(amount: Minor): string {
  const digits = magnitude(amount).toString().padStart(3, '0')
  return `${digits.slice(0, -2)},${digits.slice(-2)}`
}

/** `TTMM`: the year is that of the file. */
export const dayField = (day: Day) => day.slice(8) + day.slice(5, 7)

/** `TTMMJJJJ` */
export const longDayField = (day: Day) => dayField(day) + day.slice(0, 4)

/** `JJJJMMTT` */
export const headerDay = (day: Day) => day.replaceAll('-', '')

/** Open items are matched by this field, which allows no blanks, dots or umlauts. */
const NOT_IN_REFERENCE = /[^A-Za-z0-9_$&%*+\-/]+/g
const LONGEST_REFERENCE = 36

/** The number of a document as `Belegfeld 1`. Other characters than DATEV allows become a hyphen. */
export const referenceOf = (number: string): string =>
  inWindows1252(number)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .replace(NOT_IN_REFERENCE, '-')
    .slice(0, LONGEST_REFERENCE)
