import { today } from '@/lib/time/days'
import { instantOf } from '@/lib/time/local_instant'
import type { TimeEntry } from './task'

/**
 * Seconds of the ended entries that fall on today; of a night what is after midnight. The break is counted at the entry's
 * end, as the server does.
 */
export function secondsOfToday(entries: TimeEntry[], now = new Date()) {
  const midnight = Date.parse(instantOf(today(now), '00:00') ?? '')
  return entries.reduce((sum, { startTime, endTime, breakSeconds }) => {
    if (endTime === null) return sum
    const worked =
      Date.parse(endTime) - breakSeconds * 1000 - Math.max(Date.parse(startTime), midnight)
    return sum + Math.max(0, Math.floor(worked / 1000))
  }, 0)
}
