import { DateTime } from 'luxon'
import type { Day } from '#core/clock'

interface ReturnRule {
  day: number
  /** Months after the end of the period. */
  months: number
}

/** When VAT for a period is to be paid, by the country of the company. */
const RULES: Record<string, ReturnRule> = {
  // § 18 (1) UStG
  DE: { day: 10, months: 1 },
  // § 21 (1) UStG 1994: the 15th of the second month
  AT: { day: 15, months: 2 },
  // Art. 107 of law 92/2014
  AL: { day: 14, months: 1 },
  // Art. 52 of law 05/L-037
  XK: { day: 20, months: 1 },
}

/**
 * The day by which VAT of a period is to be paid. A Saturday or Sunday passes it on to Monday (§ 108 (3) AO).
 * @param end last day of the period
 * @param isExtended one month more, see § 46 UStDV
 */
export function returnDay(end: Day, country: string, isExtended: boolean): Day {
  const { day, months } = RULES[country] ?? RULES.DE
  const due = DateTime.fromISO(end, { zone: 'UTC' })
    .startOf('month')
    .plus({ months: months + (isExtended ? 1 : 0) })
    .set({ day })
  return due.plus({ days: due.weekday > 5 ? 8 - due.weekday : 0 }).toFormat('yyyy-MM-dd')
}
