import { addDays, type Day } from '#core/clock'

/** The pace is that of the last four weeks, or of all days since the first work when these are fewer. */
export const PACE_DAYS = 28
/** Fewer days say nothing about a pace. */
const LEAST_DAYS = 7
/** Ends in the distant future are no forecast. */
const MOST_DAYS = 3650

/** Use of a budget at the end of a day, in whatever unit. */
export interface UsedBy {
  day: Day
  used: bigint
}

interface Pace {
  /** In the order of the days; nothing was used before the first. */
  course: readonly UsedBy[]
  budget: bigint
  today: Day
}

/** When a budget is used up at the present pace; null when it is used up already, nothing is done, or it is far off. */
export function usedUpOn({ course, budget, today }: Pace): Day | null {
  const [first, last] = [course[0], course.at(-1)]
  if (!first || !last || last.used >= budget) return null
  const since = addDays(today, -PACE_DAYS)
  const before = course.findLast(({ day }) => day <= since)?.used ?? 0n
  const done = last.used - before
  if (done <= 0n) return null
  const days = BigInt(
    first.day > since ? Math.max(LEAST_DAYS, daysBetween(first.day, today) + 1) : PACE_DAYS
  )
  const left = budget - last.used
  const more = Number((left * days + done - 1n) / done)
  return more > MOST_DAYS ? null : addDays(today, more)
}

/** The first day at whose end nothing was left. */
export const passedOn = (course: readonly UsedBy[], budget: bigint): Day | null =>
  course.find(({ used }) => used >= budget)?.day ?? null

const daysBetween = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / 86_400_000
