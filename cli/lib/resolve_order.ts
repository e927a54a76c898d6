import { queryFor, resolveDocument } from './resolve_document.js'
import type { Order } from './server/answers.js'
import type { Client } from './server/client.js'

/** The order confirmation of a number, a part of an id, or words. @throws `no_such_order`, `many_orders` */
export async function resolveOrder(client: Client, wanted: string): Promise<Order> {
  const { body } = await client.get('/api/orders', { query: queryFor(wanted) })
  return resolveDocument(body, wanted, {
    further: ({ orderNumber }) => [orderNumber],
    codes: { none: 'no_such_order', many: 'many_orders' },
    next: 'kontor orders',
  })
}
