import { DateTime } from 'luxon'
import { type Day, type Instant, now } from '#core/clock'

/** From `from` on, before `to`. */
export interface Period {
  from: Instant
  to: Instant
}

/** The first instant of a local day; usually midnight, 23 to 25 hours before the next one. */
export const startOfDay = (day: Day, timeZone: string): Instant =>
  DateTime.fromISO(day, { zone: timeZone }).startOf('day').toMillis()

/** The first instant of the day after. */
export const endOfDay = (day: Day, timeZone: string): Instant =>
  DateTime.fromISO(day, { zone: timeZone }).plus({ days: 1 }).startOf('day').toMillis()

/** The current day of a time zone. */
export const thisDay = (timeZone: string): Period => current('day', timeZone)

/** The current week of a time zone, from Monday on (ISO 8601). */
export const thisWeek = (timeZone: string): Period => current('week', timeZone)

function current(unit: 'day' | 'week', timeZone: string): Period {
  const start = DateTime.fromMillis(now(), { zone: timeZone }).startOf(unit)
  return { from: start.toMillis(), to: start.plus({ [`${unit}s`]: 1 }).toMillis() }
}

interface WorkedTime {
  startedAt: Instant
  /** null while it is running */
  endedAt: Instant | null
  /** Of the breaks that have ended. */
  breakSeconds: number
  /** When the open break of a running entry began: it counts up to there. */
  pausedAt?: Instant | null
}

/**
 * Really elapsed seconds of an entry, its break taken off, that fall into a period.
 * The break is counted at the entry's end, so the parts of an entry always add up to the whole.
 */
export function workedSeconds(
  { startedAt, endedAt, breakSeconds, pausedAt }: WorkedTime,
  period?: Period
) {
  const worked = { from: startedAt, to: (endedAt ?? pausedAt ?? now()) - breakSeconds * 1000 }
  const from = Math.max(worked.from, period?.from ?? worked.from)
  const to = Math.min(worked.to, period?.to ?? worked.to)
  return Math.max(0, Math.floor((to - from) / 1000))
}
