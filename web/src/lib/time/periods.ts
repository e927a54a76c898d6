import { addDays } from './days'

export interface Period {
  /** First and last day, `YYYY-MM-DD`. */
  from: string
  to: string
}

export const PERIODS = ['month', 'last_month', 'quarter', 'year', 'last_year'] as const
export type PeriodName = (typeof PERIODS)[number]

/** The days of a named period, seen from `today` (`YYYY-MM-DD`). */
export function daysOf(name: PeriodName, today: string): Period {
  const [year = 0, month = 1] = today.split('-').map(Number)
  switch (name) {
    case 'month':
      return months(year, month, 1)
    case 'last_month':
      return months(year, month - 1, 1)
    case 'quarter':
      return months(year, month - ((month - 1) % 3), 3)
    case 'year':
      return months(year, 1, 12)
    case 'last_year':
      return months(year - 1, 1, 12)
  }
}

function months(year: number, firstMonth: number, count: number): Period {
  return { from: firstOf(year, firstMonth), to: addDays(firstOf(year, firstMonth + count), -1) }
}

/** The first of a month; month 0 is December of the year before, 13 January of the next. */
const firstOf = (year: number, month: number) =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10)
