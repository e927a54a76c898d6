import { addDays, type Day, daysBetween } from '@/lib/time/days'
import type { BudgetFigures } from './budget'

/** A point of the chart: used so far, or expected. */
export interface BurnPoint {
  day: Day
  /** Days since the first point: days lie evenly on the axis, whatever the distance of the points. */
  x: number
  used?: number
  expected?: number
}

/** A forecast reaches as far ahead as the course reaches back, and two weeks at least. */
const LEAST_AHEAD = 14

/** The course with its forecast, which begins at the last point and rises to the budget or to the edge of the chart. */
export function burnPoints(
  course: { day: Day; used: number }[],
  { budget, usedUpOn }: Pick<BudgetFigures, 'budget' | 'usedUpOn'>
): BurnPoint[] {
  const [first, last] = [course[0], course.at(-1)]
  if (!first || !last) return []
  const xOf = (day: Day) => daysBetween(first.day, day)
  const points: BurnPoint[] = course.map(({ day, used }) => ({ day, used, x: xOf(day) }))
  if (usedUpOn === null) return points
  const whole = daysBetween(last.day, usedUpOn)
  const ahead = Math.min(whole, Math.max(LEAST_AHEAD, xOf(last.day)))
  const end = addDays(last.day, ahead)
  return [
    ...points.slice(0, -1),
    { day: last.day, used: last.used, expected: last.used, x: xOf(last.day) },
    { day: end, expected: last.used + ((budget - last.used) * ahead) / whole, x: xOf(end) },
  ]
}
