import type { Cell } from '#modules/imports/read/cell'

/** The order of a day's parts in a file; `2026-05-31` is understood in each of them. */
export const DAY_ORDERS = ['dmy', 'mdy', 'ymd'] as const
export type DayOrder = (typeof DAY_ORDERS)[number]

const PARTS = /^(\d{1,4})[.\-/ ]\s*(\d{1,2})[.\-/ ]\s*(\d{1,4})\.?(?:[T ,]+\d{1,2}:\d{2}.*)?$/

/**
 * A day as `YYYY-MM-DD`, of `31.5.2026`, `05/31/26`, `2026-05-31T10:00`. Two digits are years from 1970 to 2069.
 * @returns the text itself when it is no day, for the validator to say so
 */
export function readDay(cell: Cell, order: DayOrder): string {
  const text = String(cell).trim()
  const [, first, second, third] = PARTS.exec(text) ?? []
  if (first === undefined) return text
  if (first.length === 4) return dayText(first, second, third)
  if (order === 'ymd') return dayText(first, second, third)
  return order === 'mdy' ? dayText(third, first, second) : dayText(third, second, first)
}

const dayText = (year: string, month: string, day: string) =>
  `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

const fullYear = (year: string) =>
  year.length > 2 ? year : String((Number(year) < 70 ? 2000 : 1900) + Number(year))

/** The order that some cells speak for: a part above 12 can only be a day. */
export function detectDayOrder(cells: Cell[]): DayOrder | undefined {
  for (const cell of cells) {
    const [, first, second] = PARTS.exec(String(cell)) ?? []
    if (first === undefined) continue
    if (first.length === 4) return 'ymd'
    if (Number(first) > 12) return 'dmy'
    if (Number(second) > 12) return 'mdy'
    if (/^\d+\./.test(String(cell))) return 'dmy'
  }
  return undefined
}
