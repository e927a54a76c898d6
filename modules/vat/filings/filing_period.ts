import { addDays, type Day } from '#core/clock'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type CompanySettings, readCompanySettings } from '#modules/settings/public'
import { beginningOf, endOf } from '#modules/vat/queries/intervals'
import { HOME } from '#modules/vat/returns/return_line'
import { returnDay, statementDay } from './due_days.js'
import { taxHolidays } from './tax_holidays.js'

/** First and last day of a period that is reported at once, both included. */
export interface FilingPeriod {
  from: Day
  to: Day
}

/** When the reports of a period are due; null for a report that the company does not make for these days. */
export interface DueDays {
  /** Advance VAT return (§ 18 (1) UStG). */
  returnOn: Day | null
  /** Recapitulative statement (§ 18a (1) UStG). */
  statementOn: Day | null
}

/**
 * Whether a company makes advance VAT returns: in Germany, unless it is a small business (§ 19 (1) UStG) or has been
 * freed from them and reports once a year (§ 18 (2) sentence 3 UStG).
 */
export const makesReturns = ({ country, isSmallBusiness, vatInterval }: CompanySettings) =>
  country === HOME && !isSmallBusiness && vatInterval !== 'year'

/**
 * The due days of a company's own month or quarter. Statements are due by month or quarter, whatever the interval of
 * its returns (§ 18a (1) and (2) UStG).
 */
export async function dueDaysOf(
  company: CompanyReference,
  { from, to }: FilingPeriod
): Promise<DueDays> {
  const settings = await readCompanySettings(company)
  const { country, isSmallBusiness, vatInterval, isVatExtended } = settings
  const isWhole = (['month', 'quarter'] as const).some((interval) => isPeriod(interval, from, to))
  if (country !== HOME || isSmallBusiness || !isWhole) return { returnOn: null, statementOn: null }
  const holidays = await taxHolidays(settings, { from: to, to: addDays(to, 100) })
  const isOwn = vatInterval !== 'year' && isPeriod(vatInterval, from, to)
  return {
    returnOn: isOwn ? returnDay(to, { country, isExtended: isVatExtended, holidays }) : null,
    statementOn: statementDay(to, holidays),
  }
}

/** Whether days are exactly a month or a quarter. */
export const isPeriod = (interval: 'month' | 'quarter', from: Day, to: Day) =>
  beginningOf(interval, from.slice(0, 7)) === from && endOf(interval, from) === to

/** The last period that was over before a day. */
export function periodBefore(interval: 'month' | 'quarter', day: Day): FilingPeriod {
  const to = addDays(beginningOf(interval, day.slice(0, 7)), -1)
  return { from: beginningOf(interval, to.slice(0, 7)), to }
}
