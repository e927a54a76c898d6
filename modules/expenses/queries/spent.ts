import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Minor } from '#core/money/minor'

/** Sums of receipts without their private shares, in the company's currency. */
export interface Spent {
  expenses: number
  net: Minor
  gross: Minor
}

const SPENT = `
  select count(*) as expenses, cast(sum(own_business_net) as signed) as net,
    cast(sum(own_business_net + own_business_tax) as signed) as gross
  from expenses where company_id = ? and own_currency = ? and issued_on between ? and ?`

/** The sum of receipts from a day to a day, both included, paid or not. */
export async function spentIn(
  { id, currency }: Pick<CompanyScope, 'id' | 'currency'>,
  { from, to }: { from: Day; to: Day }
): Promise<Spent> {
  const [row] = await readRows<{
    expenses: StoredInteger
    net: StoredInteger | null
    gross: StoredInteger | null
  }>(SPENT, [id, currency, from, to])
  return {
    expenses: Number(row?.expenses ?? 0),
    net: moneyFromRow(row?.net ?? 0),
    gross: moneyFromRow(row?.gross ?? 0),
  }
}
