import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { WaitingDocument } from '#modules/clients/public'

interface OpenRow {
  id: string
  number: string
  /** Its first line says what it is about. */
  title: string
  date_on: Day
  currency: string
  total: StoredInteger
}

const OPEN = `
  select orders.id, orders.number, orders.date_on, orders.currency, orders.total,
    coalesce(order_lines.description, '') as title
  from orders
  left join order_lines on order_lines.company_id = orders.company_id
    and order_lines.order_id = orders.id and order_lines.position = 1
  where orders.company_id = ? and orders.client_id = ? and orders.status = 'Issued'
  order by orders.created_at desc, orders.id desc limit 100`

/** The order confirmations of a client that are not invoiced, the newest first. */
export async function openOrders(
  { id }: CompanyReference,
  clientId: string
): Promise<WaitingDocument[]> {
  const rows = await readRows<OpenRow>(OPEN, [id, clientId])
  return rows.map(({ id, number, title, date_on: date, currency, total }) => ({
    id,
    number,
    title: title.split('\n')[0] ?? '',
    date,
    until: null,
    currency,
    total: moneyFromRow(total),
    open: moneyFromRow(total),
  }))
}
