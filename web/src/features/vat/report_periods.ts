import { addDays } from '@/lib/time/days'
import type { INTERVALS } from './vat'

/** A month or quarter that can be reported to the tax office. */
export interface ReportPeriod {
  /** First and last day, `YYYY-MM-DD`. */
  from: string
  to: string
  /** `YYYY-MM` */
  months: string[]
}

/**
 * The whole months, or the whole quarters, between two days that are over, the latest first. Years are reported by
 * quarter.
 * @param hasRunning whether the one that is not over yet is among them
 */
export function reportPeriods(
  { from, to }: { from: string; to: string },
  interval: (typeof INTERVALS)[number],
  today: string,
  hasRunning = false
): ReportPeriod[] {
  const size = interval === 'month' ? 1 : 3
  const periods: ReportPeriod[] = []
  for (let first = firstFrom(from, size); ; ) {
    const months = Array.from({ length: size }, (_, nth) => monthAfter(first, nth))
    const next = `${monthAfter(first, size)}-01`
    const last = addDays(next, -1)
    const isRunning = last >= today
    if (last > to || `${first}-01` > today || (isRunning && !hasRunning)) return periods
    periods.unshift({ from: `${first}-01`, to: last, months })
    first = next.slice(0, 7)
  }
}

/** The first month from a day on with which a period of this many months begins. */
function firstFrom(day: string, size: number) {
  let month = day.endsWith('-01') ? day.slice(0, 7) : monthAfter(day.slice(0, 7), 1)
  while ((Number(month.slice(5)) - 1) % size !== 0) month = monthAfter(month, 1)
  return month
}

function monthAfter(month: string, count: number) {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}
