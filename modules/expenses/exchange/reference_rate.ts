import { addDays, type Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { StoredInteger } from '#core/money/columns'
import { DECIMAL_ONE, type Decimal, decimal } from '#core/money/decimal'
import { roundedQuotient } from '#core/money/rounding'

/** Banks close for at most some days; an older rate says nothing of the day. */
const MOST_DAYS_BACK = 7
/** With fewer digits than this many millionths have, a rate would be rounded by more than a thousandth. */
const LEAST_EXACT = 1_000n

const EURO = 'EUR'

const RATES = `
  select currency, rate_on, per_euro from reference_rates
  where currency in (?, ?) and rate_on between ? and ? order by rate_on desc`

interface Row {
  currency: string
  rate_on: Day
  per_euro: StoredInteger
}

/**
 * The reference rate of the European Central Bank for a day, or the last one published before it, as on weekends.
 * @returns units of `ownCurrency` for one of `currency`, and the day on which it was published; null where none is known
 */
export async function referenceRate(
  { currency, ownCurrency }: { currency: string; ownCurrency: string },
  on: Day
): Promise<{ rate: Decimal; on: Day } | null> {
  if (currency === ownCurrency) return null
  const days = [addDays(on, -MOST_DAYS_BACK), on]
  const rows = await readRows<Row>(RATES, [currency, ownCurrency, ...days])
  for (const [day, own] of Map.groupBy(rows, ({ rate_on }) => rate_on)) {
    const perEuro = (code: string) => {
      if (code === EURO) return DECIMAL_ONE
      const row = own.find((one) => one.currency === code)
      return row && BigInt(row.per_euro)
    }
    const [bought, sold] = [perEuro(ownCurrency), perEuro(currency)]
    if (!bought || !sold) continue
    const rate = roundedQuotient(bought * DECIMAL_ONE, sold)
    return rate < LEAST_EXACT ? null : { rate: decimal(rate), on: day }
  }
  return null
}
