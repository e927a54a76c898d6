import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { ORDER_STATUSES, type OrderStatus } from '#modules/orders/order_status'

const COUNTS = 'select status, count(*) as orders from orders where company_id = ? group by status'

/** The number of orders in each status. */
export async function countOrders({ id }: CompanyReference) {
  const none = Object.fromEntries(ORDER_STATUSES.map((status) => [status, 0]))
  const statuses = { all: 0, ...none } as Record<OrderStatus | 'all', number>
  const rows = await readRows<{ status: OrderStatus; orders: number | bigint }>(COUNTS, [id])
  for (const { status, orders } of rows) {
    statuses[status] = Number(orders)
    statuses.all += Number(orders)
  }
  return { statuses }
}
