import { formatHours } from '@/lib/language/numbers'
import { addDays, type Day, formatDate } from '@/lib/time/days'

/** `+1:30` or `-0:45` hours of a difference in seconds. */
export function formatBalance(seconds: number) {
  const text = formatHours(Math.abs(seconds))
  if (text === '0:00') return text
  return `${seconds < 0 ? '-' : '+'}${text}`
}

/** `02.03.` of a day. */
export const formatShortDay = (day: Day) => formatDate(day).slice(0, 6)

/** The month before or after another: `2026-11`. */
export function otherMonth(month: string, step: 1 | -1) {
  const first = `${month}-01`
  return (step === 1 ? addDays(first, 31) : addDays(first, -1)).slice(0, 7)
}

/** The number of a week by its Monday (ISO 8601: the week with the year's first Thursday is the first). */
export function weekNumber(monday: Day) {
  const thursday = addDays(monday, 3)
  const first = Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`)
  const days = (Date.parse(`${thursday}T00:00:00Z`) - first) / 86_400_000
  return Math.floor(days / 7) + 1
}
