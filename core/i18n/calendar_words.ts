import { DateTime } from 'luxon'
import type { Day } from '#core/clock'
import type { Language } from './languages.js'
import { translate } from './translate.js'

/** The placeholders that every text with a day knows; their offset counts what their name says. */
export const CALENDAR_NAMES = ['month', 'monthYear', 'quarter', 'quarterYear', 'year'] as const
type CalendarName = (typeof CALENDAR_NAMES)[number]

export const isCalendarName = (name: string): name is CalendarName =>
  (CALENDAR_NAMES as readonly string[]).includes(name)

/** The word for the month, quarter or year that is `offset` after that of a day. */
export function calendarWord(day: Day, name: CalendarName, offset: number, language: Language) {
  const date = DateTime.fromISO(day, { zone: 'UTC' })
  if (name === 'year') return String(date.year + offset)
  if (name === 'month') return monthName(date.plus({ months: offset }), language)
  if (name === 'monthYear') return monthYear(date.plus({ months: offset }), language)
  const moved = date.startOf('quarter').plus({ quarters: offset })
  const quarter = translate(language, 'core:words.quarterOf', { number: moved.quarter })
  return name === 'quarter' ? quarter : `${quarter} ${moved.year}`
}

/** Month and year of a day. */
export const monthOfDay = (day: Day, language: Language) =>
  monthYear(DateTime.fromISO(day, { zone: 'UTC' }), language)

/** Making a format costs a hundred times what using it does. */
const monthFormats = new Map<Language, Intl.DateTimeFormat>()

function monthName(date: DateTime, language: Language) {
  const format =
    monthFormats.get(language) ??
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  monthFormats.set(language, format)
  return format.format(date.toMillis())
}

const monthYear = (date: DateTime, language: Language) =>
  `${monthName(date, language)} ${date.year}`
