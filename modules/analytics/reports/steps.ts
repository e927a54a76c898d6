import { DateTime } from 'luxon'
import type { Day } from '#core/clock'

/** A first and a last day, both included. */
export interface Period {
  from: Day
  to: Day
}

/** Into what a period is divided for charts and tables. */
export type Step = 'day' | 'month' | 'quarter' | 'year'

/** How many characters of a `YYYY-MM-DD` name the day or the month. */
export const PREFIX: Record<Step, number> = { day: 10, month: 7, quarter: 7, year: 7 }

const utc = (day: Day) => DateTime.fromISO(day, { zone: 'UTC' })
const dayOf = (date: DateTime) => date.toFormat('yyyy-MM-dd')

/** Days up to a month, months up to two years, quarters up to six, years beyond: about thirty steps at most. */
export function stepOf({ from, to }: Period): Step {
  const months = utc(to).plus({ days: 1 }).diff(utc(from), 'months').months
  if (months <= 1) return 'day'
  if (months <= 24) return 'month'
  return months <= 72 ? 'quarter' : 'year'
}

/** The steps of a period in their order; the first and the last may be cut off. */
export function stepsOf({ from, to }: Period, step: Step): Period[] {
  const steps: Period[] = []
  let beginning = utc(from).startOf(step)
  while (dayOf(beginning) <= to) {
    const next = beginning.plus({ [step]: 1 })
    const [first, last] = [dayOf(beginning), dayOf(next.minus({ days: 1 }))]
    steps.push({ from: first < from ? from : first, to: last > to ? to : last })
    beginning = next
  }
  return steps
}

/** The step that a day or a month `YYYY-MM` lies in, by its index; -1 outside. */
export function indexOf(steps: readonly Period[], part: string): number {
  const [first, last] = [part.padEnd(10, '-01'), part.padEnd(10, '-31')]
  return steps.findIndex(({ from, to }) => last >= from && first <= to)
}

/** The period of comparison. */
export const COMPARISONS = ['none', 'previous', 'year'] as const
export type Comparison = (typeof COMPARISONS)[number]

/**
 * The period before of the same length, or the same days a year ago. Whole months are compared with whole months,
 * however many days they have.
 */
export function periodBefore({ from, to }: Period, comparison: Comparison): Period | null {
  if (comparison === 'none') return null
  const [first, end] = [utc(from), utc(to).plus({ days: 1 })]
  const isWhole = first.day === 1 && end.day === 1
  const back =
    comparison === 'year'
      ? { years: 1 }
      : isWhole
        ? { months: Math.round(end.diff(first, 'months').months) }
        : { days: end.diff(first, 'days').days }
  const until =
    isWhole || comparison === 'previous' ? end.minus(back).minus({ days: 1 }) : utc(to).minus(back)
  return { from: dayOf(first.minus(back)), to: dayOf(until) }
}
