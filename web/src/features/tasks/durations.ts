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

/** Seconds of the entries that began today in the browser's zone. */
export function secondsOfToday(entries: TimeEntry[], now = new Date()) {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  return entries
    .filter(({ startTime, endTime }) => endTime !== null && Date.parse(startTime) >= midnight)
    .reduce((sum, { seconds }) => sum + seconds, 0)
}
