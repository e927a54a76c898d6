import type { Day } from '#core/clock'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** @returns whether the VAT of a month `YYYY-MM` has been reported to the tax office */
type IsReported = (company: CompanyReference, month: string) => Promise<boolean>

const sources: IsReported[] = []

/** A later module that keeps track of reported months registers it in its subscriptions. */
export function registerReportedMonths(isReported: IsReported) {
  sources.push(isReported)
}

/** The month `YYYY-MM` of a day when its VAT has been reported, else undefined. */
export async function reportedMonthOf(company: CompanyReference, day: Day) {
  const month = day.slice(0, 7)
  for (const isReported of sources) if (await isReported(company, month)) return month
  return undefined
}
