import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { decimalFromRow, type StoredInteger } from '#core/money/columns'
import { exponentOf } from '#core/money/currency'
import { DECIMAL_ONE, type Decimal } from '#core/money/decimal'
import { type Minor, minor } from '#core/money/minor'
import { roundedQuotient } from '#core/money/rounding'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** A month `YYYY-MM` in which something was sold in another currency than the euro. */
export interface MonthOfCurrency {
  month: string
  currency: string
}

/** The official rates of a company, to convert turnovers with (§ 16 (6) UStG). */
export class OfficialRates {
  readonly #rates = new Map<string, Decimal>()

  constructor(rows: readonly (MonthOfCurrency & { rate: StoredInteger })[]) {
    for (const row of rows) this.#rates.set(keyOf(row), decimalFromRow(row.rate))
  }

  /** Units of the currency for one euro, if the company has entered the rate. */
  rateOf(of: MonthOfCurrency): Decimal | undefined {
    return this.#rates.get(keyOf(of))
  }

  /**
   * An amount of a month in euro cents, rounded half away from zero.
   * @throws when there is no rate; ask `rateOf` first
   */
  inEuros(amount: Minor, of: MonthOfCurrency): Minor {
    const rate = this.rateOf(of)
    if (rate === undefined) throw new Error(`There is no rate of ${of.currency} in ${of.month}.`)
    const unit = 10n ** BigInt(exponentOf(of.currency))
    return minor(roundedQuotient(amount * CENTS * DECIMAL_ONE, rate * unit))
  }
}

const CENTS = 100n
const keyOf = ({ month, currency }: MonthOfCurrency) => `${month} ${currency}`

const RATES = `
  select month, currency, rate from official_rates
  where company_id = ? and month between ? and ? order by month desc, currency`

/** The rates that a company has entered for the months of some days. */
export async function officialRates(company: CompanyReference, range: { from: Day; to: Day }) {
  return new OfficialRates(await storedRates(company, range))
}

/** The same as rows, the latest month first. */
export function storedRates({ id }: CompanyReference, { from, to }: { from: Day; to: Day }) {
  return readRows<MonthOfCurrency & { rate: StoredInteger }>(RATES, [
    id,
    from.slice(0, 7),
    to.slice(0, 7),
  ])
}

/** Each month and currency once, in the order of time. */
export function distinctMonths(months: readonly MonthOfCurrency[]): MonthOfCurrency[] {
  const known = new Map(
    months.map(({ month, currency }) => [`${month} ${currency}`, { month, currency }])
  )
  return [...known].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each)
}
