import { isSearchable } from './find.js'
import { resolve } from './resolve.js'
import type { Order } from './server/answers.js'
import type { Client } from './server/client.js'

/** The order confirmation of a number, a part of an id, or words. @throws `no_such_order`, `many_orders` */
export async function resolveOrder(client: Client, wanted: string): Promise<Order> {
  const search = isSearchable(wanted) && !/^[0-9a-f]{6}$/i.test(wanted) ? wanted : undefined
  const { body } = await client.get('/api/orders', { query: { search, pageSize: 500 } })
  const nameOf = ({ client: known, customClient }: Order) => (known ?? customClient)?.name ?? ''
  return resolve(body, {
    wanted,
    names: (order) => [order.number ?? '', nameOf(order), order.orderNumber],
    prefers: () => true,
    shown: (order) => [order.number, nameOf(order)].filter(Boolean).join('  '),
    codes: { none: 'no_such_order', many: 'many_orders' },
    next: 'kontor orders',
  })
}
