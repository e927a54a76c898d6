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
 * Reads a duration as people write it in English, German and Albanian: `2h`, `1:30`, `1,5`, `90m`, `2 Std. 15 Min.`,
 * `1h30`. A bare number is hours.
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
