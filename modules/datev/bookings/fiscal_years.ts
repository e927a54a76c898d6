import type { Day } from '#core/clock'
import { addDays } from '#core/clock'
import type { Period } from './book.js'

/** The part of a period that is in one fiscal year. */
export interface FiscalPart extends Period {
  /** First day of the fiscal year. */
  yearFrom: Day
}

/** A DATEV file knows days without a year, so each fiscal year has its own. @param month of its first day, 1 to 12 */
export function fiscalParts({ from, to }: Period, month: number): FiscalPart[] {
  const parts: FiscalPart[] = []
  for (let start = from; start <= to; ) {
    const yearFrom = fiscalYearOf(start, month)
    const next = fiscalYearAfter(yearFrom)
    parts.push({ yearFrom, from: start, to: to < next ? to : addDays(next, -1) })
    start = next
  }
  return parts
}

function fiscalYearOf(day: Day, month: number): Day {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < month ? 1 : 0)
  return `${year}-${String(month).padStart(2, '0')}-01`
}

const fiscalYearAfter = (first: Day): Day => `${Number(first.slice(0, 4)) + 1}${first.slice(4)}`
