import type { Day } from '#core/clock'

const PLACEHOLDER = /\{(YYYY|YY|MM|#{1,10})\}/g
const LITERAL = /^[\p{L}\p{N} ._/#-]*$/u

/** Why a pattern cannot be used: the last part of its error code. */
export type PatternFault = 'number_pattern_invalid' | 'number_pattern_needs_year'

/** @returns why the pattern would not give unique, readable numbers; undefined when it would */
export function faultOfPattern(pattern: string, resetsYearly: boolean): PatternFault | undefined {
  const runs = pattern.match(/\{#+\}/g) ?? []
  if (runs.length !== 1 || !LITERAL.test(pattern.replace(PLACEHOLDER, ''))) {
    return 'number_pattern_invalid'
  }
  // Without the year in it, a number would repeat when the count restarts.
  if (resetsYearly && !/\{YY(YY)?\}/.test(pattern)) return 'number_pattern_needs_year'
  return undefined
}

/** `RE-{YYYY}-{####}` with 7 on 2026-03-01 is `RE-2026-0007`; a longer sequence is never cut. */
export function renderNumber(pattern: string, sequence: number, day: Day): string {
  return pattern.replace(PLACEHOLDER, (_match, placeholder: string) => {
    if (placeholder === 'YYYY') return day.slice(0, 4)
    if (placeholder === 'YY') return day.slice(2, 4)
    if (placeholder === 'MM') return day.slice(5, 7)
    return String(sequence).padStart(placeholder.length, '0')
  })
}

/** Longer ones are no counts. */
const MOST_DIGITS = 12

/** The place in its range and the year of a number that a pattern could have given; undefined for any other text. */
export function sequenceOf(
  pattern: string,
  number: string
): { sequence: number; year: string } | undefined {
  const parts = pattern.split(PLACEHOLDER).map((part, index, all) => {
    if (index % 2 === 0) return RegExp.escape(part)
    // A second occurrence repeats the same year.
    const isFirst = all.indexOf(part) === index
    if (part === 'YYYY') return isFirst ? '(?<year>\\d{4})' : '\\k<year>'
    if (part === 'YY') return isFirst ? '(?<short>\\d{2})' : '\\k<short>'
    return part === 'MM' ? '\\d{2}' : `(?<sequence>\\d{1,${MOST_DIGITS}})`
  })
  const found = new RegExp(`^${parts.join('')}$`).exec(number)?.groups
  if (!found) return undefined
  return { sequence: Number(found.sequence), year: found.year ?? `20${found.short ?? ''}` }
}
