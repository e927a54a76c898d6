import { addDays, type Day, formatDate } from './days'

/** The days of a week from its Monday on. */
export const daysOfWeek = (monday: Day): Day[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index))

/** The Monday of the week that a day is in. */
export function mondayOf(day: Day): Day {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -weekday)
}

/** The number of a week by its Monday (ISO 8601: the week with the year's first Thursday is the first). */
export function weekNumber(monday: Day) {
  const thursday = addDays(monday, 3)
  const first = Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`)
  const days = (Date.parse(`${thursday}T00:00:00Z`) - first) / 86_400_000
  return Math.floor(days / 7) + 1
}

/** `02.03.` of a day. */
export const formatShortDay = (day: Day) => formatDate(day).slice(0, 6)
