import { DateTime } from 'luxon'
import { addDays, type Day } from '#core/clock'

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

/** The circumstances of a company on which its due days depend. */
export interface ReturnTerms {
  /** ISO 3166-1 alpha-2 */
  country: string
  /** One month more (permanent extension, § 46 UStDV). */
  isExtended: boolean
  /** Public holidays of the years in question. */
  holidays: ReadonlySet<Day>
}

/**
 * The day by which VAT of a period is reported and paid.
 * @param end last day of the period
 */
export function returnDay(end: Day, { country, isExtended, holidays }: ReturnTerms): Day {
  const { day, months } = RULES[country] ?? RULES.DE
  return workingDayFrom(dayAfter(end, months + (isExtended ? 1 : 0), day), holidays)
}

/**
 * The day by which the recapitulative statement of a period is sent: the 25th of the following month (§ 18a (1) UStG).
 * The permanent extension does not move it.
 * @param end last day of the period
 */
export const statementDay = (end: Day, holidays: ReadonlySet<Day>): Day =>
  workingDayFrom(dayAfter(end, 1, 25), holidays)

const dayAfter = (end: Day, months: number, day: number): Day =>
  DateTime.fromISO(end, { zone: 'UTC' })
    .startOf('month')
    .plus({ months })
    .set({ day })
    .toFormat('yyyy-MM-dd')

/** A Saturday, a Sunday or a public holiday passes the term on to the next working day (§ 108 (3) AO). */
function workingDayFrom(day: Day, holidays: ReadonlySet<Day>): Day {
  const { weekday } = DateTime.fromISO(day, { zone: 'UTC' })
  if (weekday <= 5 && !holidays.has(day)) return day
  return workingDayFrom(addDays(day, 1), holidays)
}
