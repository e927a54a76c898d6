import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { officialRates } from '#modules/vat/rates/official_rates'
import { RETURN_CURRENCY } from '#modules/vat/returns/return_line'

/** The turnover of a day, in euro cents. */
export interface DayOfTurnover {
  day: Day
  net: Minor
}

const DAYS = `
  select day_on, currency, cast(sum(net) as signed) as net from vat_sums
  where company_id = ? and basis = 'cash' and day_on between ? and ?
    and category not in ('AE', 'O')
  group by day_on, currency order by day_on`

/**
 * The total turnover (Gesamtumsatz, § 19 (2) UStG) by day: received amounts without VAT for sales that are taxable in
 * Germany, which leaves out those whose place is abroad. Sales that are exempt under § 4 no. 8 to 29 UStG and sales of
 * fixed assets do not belong to it by law; Kontor cannot tell them apart and counts them, so it warns too early at
 * worst. Sales in other currencies count once the official rate of their month is entered.
 */
export async function turnoverByDay(
  company: CompanyReference,
  { from, to }: { from: Day; to: Day }
): Promise<DayOfTurnover[]> {
  const rows = await readRows<Row>(DAYS, [company.id, from, to])
  const rates = await officialRates(company, { from, to })
  return rows.flatMap(({ day_on: day, currency, net }) => {
    const of = { month: day.slice(0, 7), currency }
    const amount = moneyFromRow(net)
    if (currency === RETURN_CURRENCY) return [{ day, net: amount }]
    return rates.rateOf(of) === undefined ? [] : [{ day, net: rates.inEuros(amount, of) }]
  })
}

interface Row {
  day_on: Day
  currency: string
  net: StoredInteger
}
