import { addDays, type Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor, NOTHING, sum } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { readCompanySettings } from '#modules/settings/public'
import { VatStatement } from '#modules/vat/models/vat_statement'
import {
  type RecapitulativeStatement,
  recapitulativeStatement,
} from '#modules/vat/recapitulative/recapitulative_statement'
import { HOME, RETURN_CURRENCY } from '#modules/vat/returns/return_line'
import { statementDay } from './due_days.js'
import { type FilingDue, isShown, periodsBefore } from './filing_due.js'
import { type FilingPeriod, periodBefore } from './filing_period.js'
import { taxHolidays } from './tax_holidays.js'

/** Above this sum of goods in a quarter, statements are due each month (§ 18a (1) sentence 2 UStG), in cents. */
const MOST_GOODS = 50_000_00n
/** The quarters of which none may have more: the present one and the four before. */
const QUARTERS = 5

/**
 * The recapitulative statement (§ 18a UStG) that is due on a day or soon, or that is a little late; at most one. It is due
 * on the 25th, also with a permanent extension, and only where the period has supplies.
 */
export async function statementDue(company: CompanyReference, on: Day): Promise<FilingDue | null> {
  const settings = await readCompanySettings(company)
  if (settings.country !== HOME || settings.isSmallBusiness) return null
  const holidays = await taxHolidays(settings, { from: addDays(on, -100), to: addDays(on, 100) })
  for (const interval of ['month', 'quarter'] as const) {
    const period = periodsBefore(interval, on).find(({ to }) =>
      isShown(statementDay(to, holidays), on)
    )
    if (!period || (await statementInterval(company, period.to)) !== interval) continue
    if (!(await isOwed(company, period))) continue
    const dueOn = statementDay(period.to, holidays)
    return { ...period, dueOn, isOverdue: dueOn < on }
  }
  return null
}

/** Whether a company sends its statements by month or quarter at the end of a period. */
async function statementInterval(company: CompanyReference, end: Day) {
  const quarters: FilingPeriod[] = []
  for (let day = addDays(end, 1); quarters.length < QUARTERS; ) {
    // A month inside a quarter belongs to the present one, whose goods count as far as they are known.
    const period = quarters.length === 0 ? quarterOf(end) : periodBefore('quarter', day)
    quarters.push(period)
    day = period.from
  }
  const [last, first] = [quarters[0], quarters.at(-1)]
  if (first && last && !(await mayPass(company, { from: first.from, to: last.to })))
    return 'quarter'
  for (const quarter of quarters) {
    if (goodsOf(await recapitulativeStatement(company, quarter)) > MOST_GOODS) return 'month'
  }
  return 'quarter'
}

const MOST_POSSIBLE = `
  select cast(sum(case when net > 0 then net else 0 end) as signed) as net,
    max(case when currency <> ? then 1 else 0 end) as has_others
  from vat_entries
  where company_id = ? and basis = 'accrual' and day_on between ? and ? and category in ('K', 'AE')`

/**
 * Whether the goods of one of the quarters can pass the limit at all: no quarter has more than all sales of the whole
 * time together. Saves most companies a statement for each quarter.
 */
async function mayPass({ id }: CompanyReference, { from, to }: { from: Day; to: Day }) {
  const [row] = await readRows<{ net: StoredInteger | null; has_others: number | null }>(
    MOST_POSSIBLE,
    [RETURN_CURRENCY, id, from, to]
  )
  return Boolean(row?.has_others) || moneyFromRow(row?.net ?? 0) > MOST_GOODS
}

/** The quarter of a day. */
function quarterOf(day: Day): FilingPeriod {
  const next = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  next.setUTCMonth(Math.floor(next.getUTCMonth() / 3) * 3 + 3)
  return periodBefore('quarter', next.toISOString().slice(0, 10))
}

/** Goods and triangular supplies together. */
const goodsOf = ({ lines }: RecapitulativeStatement): Minor =>
  minor(sum(lines.map(({ kind, amount }) => (kind === 'S' ? NOTHING : amount))))

/** Whether a period has supplies to report and nobody has marked them as reported. */
async function isOwed(company: CompanyReference, period: FilingPeriod) {
  const { lines, incomplete, leftOut } = await recapitulativeStatement(company, period)
  if (lines.length + incomplete.length + leftOut.length === 0) return false
  const [reported] = await VatStatement.ofPeriod(company, period)
  return reported === undefined
}
