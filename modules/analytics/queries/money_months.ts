import { DateTime } from 'luxon'
import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, moneyNumber, NOTHING } from '#core/money/minor'
import { type Period, stepsOf } from '#modules/analytics/reports/steps'
import { receivedBySteps } from './received.js'
import { sumsOfSteps } from './revenue.js'

/** Twelve months: this one, eight before it and three to come. */
const MONTHS_BACK = 8
const MONTHS_AHEAD = 3

const EXPECTED = `
  select substr(due_on, 1, 7) as part, cast(sum(open_amount) as signed) as amount from invoice_sums
  where company_id = ? and status in ('Unpaid', 'Partially Paid') and currency = ? group by part`

/**
 * Received payments by month, and the open amounts of invoices by due date; overdue invoices and those without a due
 * date are expected this month. In major units of the company's currency.
 */
export async function moneyMonths(company: CompanyScope, today: Day) {
  const { id, currency } = company
  const month = DateTime.fromISO(today, { zone: 'UTC' }).startOf('month')
  const dayOf = (date: DateTime) => date.toFormat('yyyy-MM-dd')
  const period: Period = {
    from: dayOf(month.minus({ months: MONTHS_BACK })),
    to: dayOf(month.plus({ months: MONTHS_AHEAD + 1 }).minus({ days: 1 })),
  }
  const steps = stepsOf(period, 'month')
  const [received, rows] = await Promise.all([
    receivedBySteps({ company, currency, step: 'month' }, period),
    readRows<{ part: string; amount: StoredInteger }>(EXPECTED, [id, currency]),
  ])
  const thisMonth = today.slice(0, 7)
  const parts = rows.map(({ part, amount }) => ({
    part: part < thisMonth ? thisMonth : part,
    amount: moneyFromRow(amount),
  }))
  const expected = sumsOfSteps(parts, steps)
  const inMajorUnits = (amount: Minor = NOTHING) => moneyNumber(amount, currency)
  return steps.map(({ from, to }, index) => ({
    from,
    to,
    received: inMajorUnits(received[index]),
    expected: inMajorUnits(expected[index]),
  }))
}
