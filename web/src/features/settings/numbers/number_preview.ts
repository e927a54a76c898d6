import type { Day } from '@/lib/time/days'

const PLACEHOLDER = /\{(YYYY|YY|MM|#{1,10})\}/g
const LITERAL = /^[\p{L}\p{N} ._/#-]*$/u

/**
 * How a number will look: `RE-{YYYY}-{####}` with 7 on 2026-03-01 is `RE-2026-0007`, as the server draws it.
 * Undefined for what the server refuses: without exactly one run of `#`, with other characters, or with a number
 * that is none or too long.
 */
export function numberPreview(pattern: string, next: string, day: Day) {
  const runs = pattern.match(/\{#{1,10}\}/g) ?? []
  if (runs.length !== 1 || !/^[1-9]\d{0,8}$/.test(next)) return undefined
  if (!LITERAL.test(pattern.replace(PLACEHOLDER, ''))) return undefined
  return pattern.replace(PLACEHOLDER, (_, placeholder: string) => {
    if (placeholder === 'YYYY') return day.slice(0, 4)
    if (placeholder === 'YY') return day.slice(2, 4)
    if (placeholder === 'MM') return day.slice(5, 7)
    return next.padStart(placeholder.length, '0')
  })
}
