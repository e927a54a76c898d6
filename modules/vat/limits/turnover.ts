import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { RETURN_CURRENCY } from '#modules/vat/returns/return_line'

/** The turnover of a day, in euro cents. */
export interface DayOfTurnover {
  day: Day
  net: Minor
}

const DAYS = `
  select day_on, cast(sum(net) as signed) as net from vat_entries
  where company_id = ? and basis = 'cash' and day_on between ? and ? and currency = ?
    and category not in ('AE', 'O')
  group by day_on order by day_on`

/**
 * The total turnover (Gesamtumsatz, § 19 (2) UStG) by day: received amounts without VAT for sales that are taxable in
 * Germany, which leaves out those whose place is abroad. Sales that are exempt under § 4 no. 8 to 29 UStG and sales of
 * fixed assets do not belong to it by law; Kontor cannot tell them apart and counts them, so it warns too early at
 * worst.
 */
export async function turnoverByDay(
  { id }: CompanyReference,
  { from, to }: { from: Day; to: Day }
): Promise<DayOfTurnover[]> {
  const rows = await readRows<{ day_on: Day; net: StoredInteger }>(DAYS, [
    id,
    from,
    to,
    RETURN_CURRENCY,
  ])
  return rows.map(({ day_on, net }) => ({ day: day_on, net: moneyFromRow(net) }))
}
