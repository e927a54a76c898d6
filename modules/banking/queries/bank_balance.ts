import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, sum } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'

interface Row {
  account: string
  closing_on: Day
  closing_amount: StoredInteger
}

/** The later statement of one day takes the place of the earlier one. */
const CLOSINGS = `
  select account, closing_on, closing_amount from bank_statements
  where company_id = ? and closing_currency = ? order by closing_on, created_at, id`

/**
 * The bank balance by the latest statement of each account, in one currency.
 * @returns null when no statement has a balance; `day` is that of the latest
 */
export async function bankBalance(
  { id }: CompanyReference,
  currency: string
): Promise<{ amount: Minor; day: Day } | null> {
  const rows = await readRows<Row>(CLOSINGS, [id, currency])
  const last = rows.at(-1)
  if (!last) return null
  const byAccount = new Map(rows.map((row) => [row.account, moneyFromRow(row.closing_amount)]))
  return { amount: sum([...byAccount.values()]), day: last.closing_on }
}
