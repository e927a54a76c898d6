import { readRows } from '#core/database/read_rows'
import { moneyNumber } from '#core/money/minor'
import type { ChainReference, ChainSource } from '#modules/documents/public'
import { Order } from '#modules/orders/models/order'

const OF_DOCUMENT = `
  select id from orders where company_id = ? and estimate_id = ?
  union select id from orders where company_id = ? and invoice_id = ?`

/** Order confirmations in the chain of documents: the estimate that they confirm, and their invoice. */
export const orderChain: ChainSource = {
  async neighboursOf(company, { type, id }) {
    if (type !== 'order') {
      const rows = await readRows<{ id: string }>(OF_DOCUMENT, [company.id, id, company.id, id])
      return rows.map((row): ChainReference => ({ type: 'order', id: row.id }))
    }
    const order = await Order.one(company, id)
    const references: ChainReference[] = []
    if (order?.estimateId) references.push({ type: 'estimate', id: order.estimateId })
    if (order?.invoiceId) references.push({ type: 'invoice', id: order.invoiceId })
    return references
  },

  async describe(company, id) {
    const order = await Order.one(company, id)
    if (!order) return undefined
    const { number, status, currency, total } = order
    return {
      number,
      status,
      date: order.dateOn,
      currency,
      total: moneyNumber(total, currency),
      createdAt: Number(order.createdAt),
    }
  },
}
