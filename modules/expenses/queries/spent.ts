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

const RECEIPTS = `
  select 1 as counted, own_business_net as net, own_business_tax as tax
  from expenses where company_id = ? and own_currency = ? and issued_on between ? and ?`
const SKONTO = `
  select 0 as counted, -own_skonto_business_net as net, -own_skonto_business_tax as tax
  from expenses where company_id = ? and own_currency = ? and paid_on between ? and ? and took_skonto = 1`
const SPENT = `
  select cast(sum(counted) as signed) as expenses, cast(sum(net) as signed) as net,
    cast(sum(net + tax) as signed) as gross
  from (${RECEIPTS} union all ${SKONTO}) as parts`

/** The sum of receipts from a day to a day, both included, paid or not, less the Skonto that was taken in these days. */
export async function spentIn(
  { id, currency }: Pick<CompanyScope, 'id' | 'currency'>,
  { from, to }: { from: Day; to: Day }
): Promise<Spent> {
  const [row] = await readRows<{
    expenses: StoredInteger | null
    net: StoredInteger | null
    gross: StoredInteger | null
  }>(SPENT, [id, currency, from, to, id, currency, from, to])
  return {
    expenses: Number(row?.expenses ?? 0),
    net: moneyFromRow(row?.net ?? 0),
    gross: moneyFromRow(row?.gross ?? 0),
  }
}
