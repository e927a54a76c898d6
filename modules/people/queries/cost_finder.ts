import type { Day, Instant } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { decimalFromRow, type StoredInteger } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import { startOfDay } from '#modules/tasks/public'

interface Row {
  user_id: string
  starts_on: Day
  amount: StoredInteger
  currency: string
}

const RATES = `
  select user_id, starts_on, amount, currency from cost_rates
  where company_id = ? and currency = ? order by starts_on desc`

/**
 * Reads the cost rates of a company in one currency: `starts` are the instants from which any applies, and `costAt`
 * answers the cost of an hour of a person, in major units, or null when none was entered for that time.
 */
export async function costFinder(
  { id, timeZone }: Pick<CompanyScope, 'id' | 'timeZone'>,
  currency: string
) {
  const rows = await readRows<Row>(RATES, [id, currency])
  const rates = rows.map((row) => ({
    userId: row.user_id,
    startsAt: startOfDay(row.starts_on, timeZone),
    amount: decimalFromRow(row.amount),
  }))
  const byPerson = Map.groupBy(rates, ({ userId }) => userId)
  const costAt = (userId: string, at: Instant): Decimal | null =>
    byPerson.get(userId)?.find(({ startsAt }) => startsAt <= at)?.amount ?? null
  return {
    starts: [...new Set(rates.map(({ startsAt }) => startsAt))].sort((a, b) => a - b),
    costAt,
  }
}
