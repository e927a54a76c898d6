import { compact } from '#core/validation/compact'

/** Blanks, hyphens, slashes, points and underscores are lost or added on the way through banks. */
const BETWEEN = String.raw`[\s\-–/._#:]{0,3}`
/** Shorter ones would match every second purpose by chance. */
const SHORTEST = 4
const SHORTEST_DIGITS = 6

/** The parts of a number to search for. */
export interface NumberSigns {
  /** Its letters and digits. */
  whole: string
  /** Its digits alone, when they are enough to tell it: many payers leave letters away. */
  digits?: string
}

export function numberSigns(number: string): NumberSigns {
  const whole = compact(number)
  const digits = /^\p{L}+(\p{N}+)$/u.exec(whole)?.[1]
  return { whole, ...(digits && digits.length >= SHORTEST_DIGITS && { digits }) }
}

/** Digits may follow a word (`Rechnung1001`), letters begin one. */
const beforeNumber = (signs: string) =>
  /^\p{N}/u.test(signs) ? '(?<!\\p{N})' : '(?<![\\p{L}\\p{N}])'
/** Digits without their letters: not those of another number, such as `AB-1001`. */
const BEFORE_DIGITS = '(?<![\\p{L}\\p{N}])(?<![\\p{L}\\p{N}][\\-–/_])'

/** Checks the boundaries of a number, so that `RE-1001` is not found in `RE-10011`. */
const patternOf = (before: string, signs: string[]) =>
  new RegExp(`${before}${signs.join(BETWEEN)}(?!\\p{N})`, 'iu')

/** A text to search for numbers, prepared once for each entry. */
export const searchable = (text: string) => ({ text, compact: compact(text) })

/**
 * Whether a text contains an invoice's number. Patterns are expensive, so they are only built for numbers whose digits
 * occur at all.
 */
export function namesNumber(
  { text, compact: joined }: ReturnType<typeof searchable>,
  { whole, digits }: NumberSigns
): boolean {
  const has = (signs: string, before: string) =>
    signs.length >= SHORTEST && joined.includes(signs) && patternOf(before, [...signs]).test(text)
  return has(whole, beforeNumber(whole)) || (digits !== undefined && has(digits, BEFORE_DIGITS))
}

/** Whether a text contains any number of the same range: the same letters with any digits. */
export function namesLikeNumber({ text }: ReturnType<typeof searchable>, { whole }: NumberSigns) {
  // Digits alone could be anything.
  if (/^\p{N}*$/u.test(whole)) return false
  const signs = [...whole].map((sign) => (/\p{N}/u.test(sign) ? '\\p{N}' : sign))
  return patternOf(beforeNumber(whole), signs).test(text)
}
