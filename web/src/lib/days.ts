import { ALBANIAN_MONTHS } from './albanian_dates'

/** A calendar day as `YYYY-MM-DD`. */
export type Day = string

/** Today in the browser's zone, as an ISO date. */
export function today(now = new Date()): Day {
  const month = String(now.getMonth() + 1).padStart(2, '0')
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, '0')}`
}

export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Days from one day to another; negative when `to` lies before `from`. */
export function daysBetween(from: Day, to: Day) {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** `DD.MM.YYYY` of a day or an instant (in the browser's zone); empty for a missing or invalid date. */
export function formatDate(value: string | number | Date | null | undefined) {
  const date = toDate(value)
  if (!date) return ''
  const [year, month, day] = today(date).split('-')
  return `${day}.${month}.${year}`
}

/** `DD.MM.YYYY, HH:mm` of an instant; empty for a missing or invalid date. */
export function formatInstant(value: string | number | Date | null | undefined) {
  const date = toDate(value)
  if (!date) return ''
  const time = [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0'))
  return `${formatDate(date)}, ${time.join(':')}`
}

/** `November 2026`: the long month name, in British English when no locale is given. */
export function formatMonthYear(
  value: string | number | Date | null | undefined,
  locale = 'en-GB'
) {
  const date = toDate(value)
  if (!date) return ''
  if (locale.startsWith('sq')) return `${ALBANIAN_MONTHS[date.getMonth()]} ${date.getFullYear()}`
  return date.toLocaleDateString(locale, { month: 'long', year: 'numeric' })
}

/** Reads `21.11.2026`, `21.11.26`, `21.11.`, `21112026` and `2026-11-21`; undefined when it is no day. */
export function parseDay(text: string, now = new Date()): Day | undefined {
  const trimmed = text.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(trimmed)
  if (iso) return existing(iso[1], iso[2], iso[3])

  const parts =
    /^(\d{1,2})[./ -](\d{1,2})(?:[./ -](\d{2}|\d{4})?)?$/.exec(trimmed) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(trimmed)
  if (!parts) return undefined
  const year = parts[3] ?? String(now.getFullYear())
  return existing(year.length === 2 ? `20${year}` : year, parts[2], parts[1])
}

function existing(year = '', month = '', day = '') {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}

function toDate(value: string | number | Date | null | undefined) {
  if (value === null || value === undefined || value === '') return undefined
  // A day without a time is a day everywhere: read in the browser's zone, not in UTC.
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
  const date = new Date(isDay ? `${value}T00:00:00` : value)
  return Number.isNaN(date.getTime()) ? undefined : date
}
