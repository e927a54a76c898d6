import { today } from '@/lib/days'
import { instantOf } from '@/lib/local_instant'
import type { TimeEntry } from './task'

/** Reads a duration as people type it: `2h`, `1,5 h`, `90m`, `1:30`, `2h 15m`; a bare number is hours. Seconds. */
export function parseDuration(text: string): number | undefined {
  const clean = text.trim().toLowerCase().replace(',', '.')
  const clock = /^(\d+):([0-5]\d)$/.exec(clean)
  if (clock) return Number(clock[1]) * 3600 + Number(clock[2]) * 60
  if (/^\d+(\.\d+)?$/.test(clean)) return Math.round(Number(clean) * 3600)
  const units = /^(?:(\d+(?:\.\d+)?) ?h)? ?(?:(\d+) ?m(?:in)?)?$/.exec(clean)
  if (!clean || !units) return undefined
  return Math.round(Number(units[1] ?? 0) * 3600) + Number(units[2] ?? 0) * 60
}

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
