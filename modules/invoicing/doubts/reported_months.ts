import type { Day } from '#core/clock'
import { Port } from '#core/module/port'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** @returns whether the VAT of a month `YYYY-MM` has been reported to the tax office */
type IsReported = (company: CompanyReference, month: string) => Promise<boolean>

/** The months whose VAT is reported. */
export const reportedMonths = new Port<IsReported>('reported months')

/** The month `YYYY-MM` of a day when its VAT has been reported, else undefined. */
export async function reportedMonthOf(company: CompanyReference, day: Day) {
  const month = day.slice(0, 7)
  return (await reportedMonths.service?.(company, month)) ? month : undefined
}
