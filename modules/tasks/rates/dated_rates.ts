import type { Day, Instant } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { decimalFromRow, type StoredInteger } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import { startOfDay } from '#modules/tasks/local_time'
import type { RateLevel } from './rate_levels.js'

/** A rate from a day on, until the next one of its target begins. */
export interface DatedRate {
  /** The start of its first day in the company's zone. */
  startsAt: Instant
  /** Net per hour, in major units of `currency`. */
  amount: Decimal
  currency: string
}

/** All rates of a company that begin on a day. There are few: they are read whole. */
export interface DatedRates {
  /** By target, the latest first. */
  byTarget: ReadonlyMap<string, readonly DatedRate[]>
  /** Levels that have any. */
  levels: ReadonlySet<RateLevel>
  /** When any of them begins, in order. */
  starts: readonly Instant[]
}

interface Row {
  level: RateLevel
  target: string
  starts_on: Day
  amount: StoredInteger
  currency: string
}

const RATES = `
  select level, target, starts_on, amount, currency from hourly_rates
  where company_id = ? order by target, starts_on desc`

export async function readDatedRates({
  id,
  timeZone,
}: Pick<CompanyScope, 'id' | 'timeZone'>): Promise<DatedRates> {
  const rows = await readRows<Row>(RATES, [id])
  const rates = rows.map((row) => ({
    target: row.target,
    startsAt: startOfDay(row.starts_on, timeZone),
    amount: decimalFromRow(row.amount),
    currency: row.currency,
  }))
  return {
    byTarget: Map.groupBy(rates, ({ target }) => target),
    levels: new Set(rows.map(({ level }) => level)),
    starts: [...new Set(rates.map(({ startsAt }) => startsAt))].sort((one, other) => one - other),
  }
}
