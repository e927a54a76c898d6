import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor } from '#core/money/minor'
import type { Frame } from '#modules/analytics/reports/report'
import { type Period, PREFIX, stepsOf } from '#modules/analytics/reports/steps'
import { sumsOfSteps } from './revenue.js'

const cashflow = (table: string, day: string) => `
  select substr(${day}, 1, ?) as part, cast(sum(amount) as signed) as amount
  from ${table} where company_id = ? and ${day} between ? and ? and currency = ? group by part`
const CAME = cashflow('payments', 'paid_on')
const WENT_BACK = cashflow('credit_refunds', 'refunded_on')

/**
 * The money that clients paid in each step, with its VAT, less what was paid back to them; in minor units. Credit that
 * settles an invoice is no money. The days are those of the payments.
 */
export async function receivedBySteps(
  { company, currency, step }: Pick<Frame, 'company' | 'currency' | 'step'>,
  period: Period
): Promise<Minor[]> {
  const values = [PREFIX[step], company.id, period.from, period.to, currency]
  const [came, wentBack] = await Promise.all(
    [CAME, WENT_BACK].map((sql) => readRows<{ part: string; amount: StoredInteger }>(sql, values))
  )
  const partsOf = (rows: { part: string; amount: StoredInteger }[] = []) =>
    rows.map(({ part, amount }) => ({ part, amount: moneyFromRow(amount) }))
  const parts = [
    ...partsOf(came),
    ...partsOf(wentBack).map(({ part, amount }) => ({ part, amount: minor(-amount) })),
  ]
  return sumsOfSteps(parts, stepsOf(period, step))
}
