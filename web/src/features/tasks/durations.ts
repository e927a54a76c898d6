import { today } from '@/lib/days'
import { instantOf } from '@/lib/local_instant'
import type { TimeEntry } from './task'

const HOURS = '(?:h|hrs?|hours?|std|stunden?|orë|ore)\\.?'
const MINUTES = '(?:m|mins?|minutes?|minuten?|minuta|minutë)\\.?'
const SECONDS = '(?:s|secs?|seconds?|sek|sekunden?|sekonda)\\.?'
const FIGURE = '(\\d+(?:\\.\\d+)?)'

const CLOCK = /^(\d{1,3}):([0-5]\d)$/
const BARE_HOURS = new RegExp(`^${FIGURE}$`)
const WITH_UNITS = new RegExp(
  `^(?:${FIGURE} ?${HOURS})? ?(?:${FIGURE} ?${MINUTES})? ?(?:${FIGURE} ?${SECONDS})?$`
)
/** `1h30`: the minutes after hours need no unit. */
const HOURS_THEN_MINUTES = new RegExp(`^(\\d+) ?${HOURS} ?([0-5]?\\d)$`)

/**
 * Reads a duration as people type it: `2h`, `1,5`, `90m`, `1:30`, `2 Std. 15 Min.`; a bare number is hours. The server
 * reads the same (`core/validation/duration.ts`); `core/tests/data/durations.json` holds for both.
 * @returns whole seconds; undefined for anything else
 */
export function parseDuration(text: string): number | undefined {
  const clean = text.trim().toLowerCase().replaceAll(',', '.').replace(/\s+/g, ' ')
  const pair = CLOCK.exec(clean) ?? HOURS_THEN_MINUTES.exec(clean)
  if (pair) return Number(pair[1]) * 3600 + Number(pair[2]) * 60
  const bare = BARE_HOURS.exec(clean)
  if (bare) return Math.round(Number(bare[1]) * 3600)
  const parts = clean ? WITH_UNITS.exec(clean) : null
  if (!parts) return undefined
  const [, hours = '0', minutes = '0', seconds = '0'] = parts
  return Math.round(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))
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
