import { DateTime } from 'luxon'
import type { Day, Instant } from '#core/clock'

/**
 * The day whose backup is due at an instant: today, or yesterday before the time of day has come.
 * @param time `HH:MM` in the zone
 */
export function dueDay(at: Instant, time: string, zone: string): Day {
  const local = DateTime.fromMillis(at, { zone })
  const day = local.toFormat('HH:mm') >= time ? local : local.minus({ days: 1 })
  return day.toFormat('yyyy-MM-dd')
}
