import { DateTime } from 'luxon'
import type { Day } from '#core/clock'
import { PATTERNS } from './period_patterns.js'
import { END, isBesides, MONTHS, SINCE, UNTIL } from './period_words.js'

/** Days from one to another, both included. */
export interface Period {
  from: Day
  to: Day
}

/** The time that a text names. */
export interface Time {
  period: Period | null
  /** The text without the words that name the period. */
  rest: string
  /** The year of a month is not in the text. */
  isYearGuessed: boolean
}

const MONTH_PATTERNS = MONTHS.map(
  (words) =>
    new RegExp(
      `\\b(?:(?<since>${SINCE}) |(?<until>${UNTIL}) (?<end>${END})?)?(?:in |im |ne |of )?(?:month of |monat |muajin |muajit |muaji )?(?:${words})(?: (?<year>20\\d\\d))?\\b`
    )
)

/**
 * The period that a folded question names; `null` without any. Weeks begin on Monday. A month without a year is the
 * latest one that has begun. A text that names several periods, or an end without a beginning, has none that is clear.
 * @param today the company's day
 * @returns null for a time that is not clear
 */
export function readTime(text: string, today: Day): Time | null {
  const day = DateTime.fromISO(today, { zone: 'UTC' })
  const time = firstPeriod(text, day)
  if (!time?.period) return time
  const isOnlyOne = firstPeriod(time.rest, day)?.period === null
  return isOnlyOne ? time : null
}

function firstPeriod(text: string, day: DateTime): Time | null {
  for (const [index, pattern] of MONTH_PATTERNS.entries()) {
    const match = text.match(pattern)
    if (!match) continue
    if (isBesides(match)) return null
    const days = daysOfMonth(index + 1, match.groups ?? {}, day)
    return days && { ...found(text, match, days), isYearGuessed: !match.groups?.year }
  }
  for (const [pattern, read] of PATTERNS) {
    const match = text.match(pattern)
    if (match && isBesides(match)) return null
    if (match) return { ...found(text, match, read(match, day)), isYearGuessed: false }
  }
  return { period: null, rest: text, isYearGuessed: false }
}

function found(text: string, match: RegExpMatchArray, [from, to]: [DateTime, DateTime]) {
  const rest = text.replace(match[0], ' ').replace(/\s+/g, ' ').trim()
  return { period: { from: from.toFormat('yyyy-MM-dd'), to: to.toFormat('yyyy-MM-dd') }, rest }
}

/** The days of a month, from it until today, or from today until its end. */
function daysOfMonth(
  month: number,
  { since, until, end, year }: Record<string, string | undefined>,
  day: DateTime
): [DateTime, DateTime] | null {
  const latest = month > day.month ? day.year - 1 : day.year
  const from = DateTime.utc(year ? Number(year) : latest, month, 1)
  if (since) return [from, day]
  if (!until) return [from, from.endOf('month')]
  const to = DateTime.utc(year ? Number(year) : day.year, month, 1).endOf('month')
  return end && to >= day ? [day, to] : null
}
