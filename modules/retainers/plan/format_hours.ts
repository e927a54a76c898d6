const MINUTES_PER_HOUR = 60
const SECONDS_PER_MINUTE = 60

/** `7:30`, rounded to the minute; the same in all languages. */
export function formatHours(seconds: number): string {
  const minutes = Math.round(seconds / SECONDS_PER_MINUTE)
  const rest = String(minutes % MINUTES_PER_HOUR).padStart(2, '0')
  return `${Math.floor(minutes / MINUTES_PER_HOUR)}:${rest}`
}
