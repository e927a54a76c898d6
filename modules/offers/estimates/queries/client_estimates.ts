import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { moneyNumber, sum } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { isOffered, type OfferStatus } from '#modules/offers/offer_status'

interface SumRow {
  status: OfferStatus
  currency: string
  is_late: number | bigint
  documents: StoredInteger
  total: StoredInteger
}

const SUMS = `
  select status, currency, case when valid_until < ? then 1 else 0 end as is_late, count(*) as documents,
    cast(sum(total) as signed) as total
  from estimates where company_id = ? and client_id = ? and is_superseded = ?
  group by status, currency, is_late`

const WON: readonly OfferStatus[] = ['Accepted', 'Converted']

/**
 * Open estimates of one client, by currency, and the accepted share of its answered and expired ones, in percent; null
 * without any.
 */
export async function estimatesOfClient({ id }: CompanyReference, clientId: string, today: Day) {
  const rows = await readRows<SumRow>(SUMS, [today, id, clientId, false])
  const isExpired = (row: SumRow) => isOffered(row.status) && Number(row.is_late) === 1
  const open = rows.filter((row) => isOffered(row.status) && !isExpired(row))
  const count = (some: SumRow[]) => some.reduce((all, { documents }) => all + Number(documents), 0)
  const won = count(rows.filter(({ status }) => WON.includes(status)))
  const lost = count(rows.filter((row) => row.status === 'Declined' || isExpired(row)))
  const sums = Map.groupBy(open, ({ currency }) => currency)
  return {
    open: [...sums].map(([currency, ofCurrency]) => ({
      currency,
      count: count(ofCurrency),
      total: moneyNumber(sum(ofCurrency.map(({ total }) => moneyFromRow(total))), currency),
    })),
    hitRate: won + lost === 0 ? null : Math.round((won * 100) / (won + lost)),
  }
}
