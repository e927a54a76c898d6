import type { LocalDay } from '#modules/people/calendar/seconds_by_day'
import type { TimeSpan } from '#modules/tasks/public'

/** A limit of the German Arbeitszeitgesetz that a day exceeds: the paragraph and what was found. */
export interface Warning {
  rule: 'dailyHours' | 'break30' | 'break45' | 'rest'
  paragraph: '§ 3 ArbZG' | '§ 4 ArbZG' | '§ 5 ArbZG'
  /** Worked seconds, seconds of breaks, or seconds of rest. */
  seconds: number
}

const HOUR = 3600
const MINUTE = 60
/** § 4 sentence 2: a break is at least 15 minutes long. */
const SHORTEST_BREAK = 15 * MINUTE

interface Day {
  /** Worked time that began on the day, in the order of time. */
  spans: readonly TimeSpan[]
  worked: number
  /** When work ended before. */
  endedBefore: number | undefined
}

/** The limits that a day of work exceeds. Time entered as a duration has no clock times, so only its length counts. */
export function warningsOf({ spans, worked, endedBefore }: Day): Warning[] {
  const warnings: Warning[] = []
  if (worked > 10 * HOUR) {
    warnings.push({ rule: 'dailyHours', paragraph: '§ 3 ArbZG', seconds: worked })
  }
  if (spans.length === 0 || spans.some(({ byDuration }) => byDuration)) return warnings
  const pauses = pausesOf(spans)
  if (worked > 9 * HOUR && pauses < 45 * MINUTE) {
    warnings.push({ rule: 'break45', paragraph: '§ 4 ArbZG', seconds: pauses })
  } else if (worked > 6 * HOUR && pauses < 30 * MINUTE) {
    warnings.push({ rule: 'break30', paragraph: '§ 4 ArbZG', seconds: pauses })
  }
  const rest =
    endedBefore === undefined ? undefined : ((spans[0]?.startedAt ?? 0) - endedBefore) / 1000
  if (rest !== undefined && rest < 11 * HOUR) {
    warnings.push({ rule: 'rest', paragraph: '§ 5 ArbZG', seconds: Math.max(0, rest) })
  }
  return warnings
}

/** Breaks noted in entries, and gaps between entries that are long enough. */
function pausesOf(spans: readonly TimeSpan[]) {
  return spans.reduce((sum, span, index) => {
    const before = spans[index - 1]?.endedAt
    const gap = before == null ? 0 : (span.startedAt - before) / 1000
    return sum + span.breakSeconds + (gap >= SHORTEST_BREAK ? gap : 0)
  }, 0)
}

/** Warnings of several days. The rest before a day is counted from the last end of the days before. */
export function warningsByDay(
  days: readonly LocalDay[],
  spans: readonly TimeSpan[],
  worked: ReadonlyMap<string, number>
): Map<string, Warning[]> {
  let next = 0
  let endedBefore: number | undefined
  const warnings = new Map<string, Warning[]>()
  for (const { day, to } of days) {
    const ofDay: TimeSpan[] = []
    for (let span = spans[next]; span && span.startedAt < to; span = spans[++next]) ofDay.push(span)
    warnings.set(day, warningsOf({ spans: ofDay, worked: worked.get(day) ?? 0, endedBefore }))
    const last = ofDay.at(-1)
    if (last && !last.byDuration) endedBefore = last.endedAt ?? undefined
  }
  return warnings
}
