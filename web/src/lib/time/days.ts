import { ALBANIAN_MONTHS } from './albanian_dates'
import { wallClock } from './zone'

/** A calendar day as `YYYY-MM-DD`. */
export type Day = string

type DayOrInstant = string | number | Date | null | undefined

/** Today, as an ISO date. */
export const today = (now = new Date()): Day => wallClock(now.getTime()).slice(0, 10)

export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Days from one day to another; negative when `to` lies before `from`. */
export function daysBetween(from: Day, to: Day) {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** `DD.MM.YYYY` of a day or an instant; empty for a missing or invalid date. */
export function formatDate(value: DayOrInstant) {
  return wallOf(value).slice(0, 10).split('-').reverse().join('.')
}

/** `DD.MM.YYYY, HH:mm` of an instant; empty for a missing or invalid date. */
export function formatInstant(value: DayOrInstant) {
  const wall = wallOf(value)
  return wall && `${formatDate(value)}, ${wall.slice(11)}`
}

/** `November 2026`: the long month name, in British English when no locale is given. */
export function formatMonthYear(value: DayOrInstant, locale = 'en-GB') {
  const [year = '', month = ''] = wallOf(value).split('-')
  if (!year) return ''
  if (locale.startsWith('sq')) return `${ALBANIAN_MONTHS[Number(month) - 1]} ${year}`
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${year}-${month}-01`).toLocaleDateString(locale, options)
}

/** Words for a day near today, in the languages of Kontor, with the days from today. */
const NEAR_DAYS: [RegExp, number][] = [
  [/^(heute|today|sot)$/i, 0],
  [/^(gestern|yesterday|dje)$/i, -1],
  [/^(morgen|tomorrow|nesër|neser)$/i, 1],
]

/**
 * Reads `21.11.2026`, `21.11.26`, `21.11.`, `21112026`, `2026-11-21` and words such as `heute`; undefined for anything
 * else.
 */
export function parseDay(text: string, now = new Date()): Day | undefined {
  const trimmed = text.trim()
  const near = NEAR_DAYS.find(([words]) => words.test(trimmed))
  if (near) return addDays(today(now), near[1])
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(trimmed)
  if (iso) return existing(iso[1], iso[2], iso[3])

  const parts =
    /^(\d{1,2})[./ -](\d{1,2})(?:[./ -](\d{2}|\d{4})?)?$/.exec(trimmed) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(trimmed)
  if (!parts) return undefined
  const year = parts[3] ?? today(now).slice(0, 4)
  return existing(year.length === 2 ? `20${year}` : year, parts[2], parts[1])
}

function existing(year = '', month = '', day = '') {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}

/** The time on the clock at a moment. A day without a time is a day everywhere, and begins at midnight. */
function wallOf(value: DayOrInstant) {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return wallClock(new Date(value).getTime())
  }
  return Number.isNaN(Date.parse(value)) ? '' : `${value}T00:00`
}
