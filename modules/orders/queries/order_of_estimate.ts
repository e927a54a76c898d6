import { readRows } from '#core/database/read_rows'
import type { Estimate } from '#modules/offers/public'
import type { OrderStatus } from '#modules/orders/order_status'

const STANDING = `
  select id, number, status from orders
  where company_id = ? and estimate_id = ? and status <> 'Cancelled' limit 1`

/** The order confirmation of an estimate that is not cancelled; undefined without one. */
export async function orderOfEstimate({ companyId, id }: Pick<Estimate, 'companyId' | 'id'>) {
  const rows = await readRows<{ id: string; number: string | null; status: OrderStatus }>(
    STANDING,
    [companyId, id]
  )
  return rows.at(0)
}
