import { DateTime } from 'luxon'
import { type Day, type Instant, now } from '#core/clock'
import env from '#core/start/env'

/**
 * The day whose backup is due at an instant: today, or yesterday before the time of day has come.
 * @param time `HH:MM` in the zone
 */
export function dueDay(at: Instant, time: string, zone: string): Day {
  const local = DateTime.fromMillis(at, { zone })
  const day = local.toFormat('HH:mm') >= time ? local : local.minus({ days: 1 })
  return day.toFormat('yyyy-MM-dd')
}

/** The instant at which the backup of a day is due. */
export const dueMoment = (day: Day, time: string, zone: string): Instant =>
  DateTime.fromISO(`${day}T${time}`, { zone }).toMillis()

/** The day whose backup is due now, by the settings. */
export const configuredDueDay = () => dueDay(now(), env.BACKUP_TIME, env.BACKUP_ZONE)
