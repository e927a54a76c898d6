import { addDays, type Day, dayOf } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { readCompanySettings } from '#modules/settings/public'
import { returnDay } from './due_days.js'
import { type FilingPeriod, makesReturns, periodBefore } from './filing_period.js'
import { taxHolidays } from './tax_holidays.js'

/** An advance VAT return that is due. */
export interface FilingDue extends FilingPeriod {
  dueOn: Day
  isOverdue: boolean
}

/** Days before its due day from which a return is shown as due. */
const SHOWN_BEFORE = 10
/**
 * Days after it until which a late one is shown: many companies have their adviser report and mark nothing here.
 */
const SHOWN_AFTER = 14
/** Periods that can be due at once: the extension lets one more end before the due day. */
const LOOK_BACK = 3

/**
 * The advance VAT return of a company that is due on a day or soon, or that is a little late, unless its months are
 * marked as reported; at most one. A company that has been here for no day of the period is not asked for it.
 */
export async function filingDue(company: CompanyReference, on: Day): Promise<FilingDue | null> {
  const settings = await readCompanySettings(company)
  const { country, vatInterval, isVatExtended, timeZone } = settings
  if (!makesReturns(settings) || vatInterval === 'year') return null
  const holidays = await taxHolidays(settings, { from: addDays(on, -100), to: addDays(on, 100) })
  const terms = { country, isExtended: isVatExtended, holidays }
  const period = periodsBefore(vatInterval, on).find(({ to }) => isShown(returnDay(to, terms), on))
  if (!period || (await isReported(company, period))) return null
  if ((await hereSince(company, timeZone)) > period.to) return null
  const dueOn = returnDay(period.to, terms)
  return { from: period.from, to: period.to, dueOn, isOverdue: dueOn < on }
}

/** The latest periods that were over before a day, the latest first. */
export function periodsBefore(interval: 'month' | 'quarter', day: Day): FilingPeriod[] {
  const periods: FilingPeriod[] = []
  for (let last = day; periods.length < LOOK_BACK; last = periods[periods.length - 1].from) {
    periods.push(periodBefore(interval, last))
  }
  return periods
}

/** Whether something due on one day is shown on another: from ten days before until two weeks after. */
export const isShown = (dueOn: Day, on: Day) =>
  addDays(dueOn, -SHOWN_BEFORE) <= on && on <= addDays(dueOn, SHOWN_AFTER)

const REPORTED = `
  select count(*) as count from reported_months where company_id = ? and month between ? and ?`

/** Whether every month of a period has been marked as reported. */
async function isReported({ id }: CompanyReference, { from, to }: FilingPeriod) {
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)]
  const [row] = await readRows<{ count: number }>(REPORTED, [id, first, last])
  return Number(row?.count ?? 0) === monthsOf({ from, to })
}

/** How many months a period has. */
export const monthsOf = ({ from, to }: FilingPeriod) =>
  Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1

async function hereSince({ id }: CompanyReference, timeZone: string): Promise<Day> {
  const [row] = await readRows<{ created_at: number }>(
    'select created_at from companies where id = ?',
    [id]
  )
  return dayOf(Number(row?.created_at ?? 0), timeZone)
}
