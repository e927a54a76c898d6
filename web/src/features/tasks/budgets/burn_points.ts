import { addDays, type Day, daysBetween } from '@/lib/time/days'
import type { BudgetFigures } from './budget'

/** A point of the chart: used so far, or expected. */
export interface BurnPoint {
  day: Day
  /** Days since the first point: days lie evenly on the axis, whatever the distance of the points. */
  x: number
  value: number
}

interface Burn {
  used: BurnPoint[]
  /** From the last point on; empty without a forecast. */
  expected: BurnPoint[]
}

/** A forecast reaches as far ahead as the course reaches back, and two weeks at least. */
const LEAST_AHEAD = 14

/** The course with its forecast, which begins at the last point and rises to the budget or to the edge of the chart. */
export function burnPoints(
  course: { day: Day; used: number }[],
  figures: Pick<BudgetFigures, 'budget' | 'usedUpOn'> | null
): Burn {
  const first = course[0]?.day ?? ''
  const used = course.map(({ day, used: value }) => ({ day, x: daysBetween(first, day), value }))
  const last = used.at(-1)
  if (!last || !figures || figures.usedUpOn === null) return { used, expected: [] }
  const whole = daysBetween(last.day, figures.usedUpOn)
  const ahead = Math.min(whole, Math.max(LEAST_AHEAD, last.x))
  const end = {
    day: addDays(last.day, ahead),
    x: last.x + ahead,
    value: last.value + ((figures.budget - last.value) * ahead) / whole,
  }
  return { used, expected: [last, end] }
}

/** Steps between lines of the grid, times a power of ten. */
const STEPS = [1, 2, 5, 10]
const MOST_STEPS = 4

/** The lines of the grid: round figures from zero to the last one that is not above the highest value. */
export function gridOf(highest: number): number[] {
  const least = highest / MOST_STEPS
  const power = 10 ** Math.floor(Math.log10(least))
  const step = (STEPS.find((one) => one * power >= least) ?? 10) * power
  const count = Math.floor(highest / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
