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
  // Without the year in it, a number would come again when the count starts anew.
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
