import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { Decimal } from '#core/money/decimal'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { RETURN_CURRENCY } from '#modules/vat/returns/return_line'
import {
  distinctMonths,
  type MonthOfCurrency,
  OfficialRates,
  storedRates,
} from './official_rates.js'

/** A month and currency with its rate; null where it has to be entered. */
export interface NeededRate extends MonthOfCurrency {
  rate: Decimal | null
}

const MONTHS = `
  select distinct substr(day_on, 1, 7) as month, currency from vat_sums
  where company_id = ? and day_on between ? and ? and currency <> ?`

/** The rates that sales of some days need, and those that were entered for them, the latest month first. */
export async function neededRates(
  company: CompanyReference,
  { from, to }: { from: Day; to: Day }
): Promise<NeededRate[]> {
  const values = [company.id, from, to, RETURN_CURRENCY]
  const sold = await readRows<MonthOfCurrency>(MONTHS, values)
  const stored = await storedRates(company, { from, to })
  const rates = new OfficialRates(stored)
  return distinctMonths([...sold, ...stored])
    .reverse()
    .map((one) => ({ month: one.month, currency: one.currency, rate: rates.rateOf(one) ?? null }))
}
