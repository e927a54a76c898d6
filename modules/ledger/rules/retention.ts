import type { Day } from '#core/clock'

/**
 * Years of retention for vouchers, from the end of the calendar year: Germany § 147 (3) AO and § 14b UStG, Austria §
 * 132 BAO, Switzerland art. 958f OR; elsewhere the longest of them.
 */
const YEARS: Record<string, number> = { DE: 8, AT: 7, CH: 10 }
const LONGEST = 10

/** The last day of retention for a document of a given day. @param country of the company, ISO 3166 */
export const retainedUntil = (country: string, day: Day): Day =>
  `${Number(day.slice(0, 4)) + (YEARS[country] ?? LONGEST)}-12-31`
