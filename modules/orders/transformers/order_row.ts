import { type Day, instantText } from '#core/clock'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'
import type { Order } from '#modules/orders/models/order'
import type { OrderStatus } from '#modules/orders/order_status'

/** A row of `orders` with the columns of `ORDER_ROW_COLUMNS`. */
export interface OrderRow {
  id: string
  status: OrderStatus
  number: string | null
  client_id: string | null
  client_name: string
  order_number: string
  date_on: Day
  service_on: Day | null
  service_until: Day | null
  currency: string
  net: StoredInteger
  tax: StoredInteger
  total: StoredInteger
  created_at: number
  sent_at: number | null
}

export const ORDER_ROW_COLUMNS = [
  'id',
  'status',
  'number',
  'client_id',
  'client_name',
  'order_number',
  'date_on',
  'service_on',
  'service_until',
  'currency',
  'net',
  'tax',
  'total',
  'created_at',
  'sent_at',
] as const satisfies (keyof OrderRow)[]

export const orderRow = (order: Order): OrderRow => ({
  id: order.id,
  status: order.status,
  number: order.number,
  client_id: order.clientId,
  client_name: order.clientName,
  order_number: order.orderNumber,
  date_on: order.dateOn,
  service_on: order.serviceOn,
  service_until: order.serviceUntil,
  currency: order.currency,
  net: order.net,
  tax: order.tax,
  total: order.total,
  created_at: order.createdAt,
  sent_at: order.sentAt,
})

/** An order as lists show it; amounts are in major units of `currency`. */
export function transformOrderRow(row: OrderRow) {
  const { currency } = row
  const money = (amount: StoredInteger) => moneyNumber(moneyFromRow(amount), currency)
  return {
    _id: row.id,
    number: row.number,
    status: row.status,
    date: row.date_on,
    /** The agreed day of the delivery, or the first one of its period. */
    serviceDate: row.service_on,
    serviceUntil: row.service_until,
    orderNumber: row.order_number,
    currency,
    net: money(row.net),
    tax: money(row.tax),
    total: money(row.total),
    client: row.client_id === null ? null : { _id: row.client_id, name: row.client_name },
    customClient: row.client_id === null && row.client_name ? { name: row.client_name } : null,
    createdAt: instantText(row.created_at),
    sentAt: row.sent_at === null ? null : instantText(row.sent_at),
  }
}
