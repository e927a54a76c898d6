import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'

const UNDECIDED = `
  select count(*) as entries, cast(coalesce(sum(amount), 0) as signed) as amount from bank_entries
  where company_id = ? and state = 'open' and amount > 0 and currency = ?`

/** Money that came to the bank and that nobody has decided on: it may be for invoices that still count as open. */
export async function undecidedMoney({ id }: CompanyReference, currency: string) {
  const [row] = await readRows<{ entries: number | string; amount: StoredInteger }>(UNDECIDED, [
    id,
    currency,
  ])
  return { entries: Number(row?.entries ?? 0), amount: moneyFromRow(row?.amount ?? 0) }
}
