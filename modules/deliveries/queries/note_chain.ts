import { readRows } from '#core/database/read_rows'
import { moneyNumber } from '#core/money/minor'
import { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import type { ChainReference, ChainSource } from '#modules/documents/public'
import { Order } from '#modules/orders/public'

const OF_DOCUMENT = `
  select id from delivery_notes where company_id = ? and order_id = ?
  union select id from delivery_notes where company_id = ? and invoice_id = ?`

/** Delivery notes in the chain of documents: their source, their invoice, and the other notes of their order. */
export const noteChain: ChainSource = {
  async neighboursOf(company, { type, id }) {
    const note = type === 'deliveryNote' ? await DeliveryNote.one(company, id) : null
    const order = note?.orderId ?? id
    const values = [company.id, order, company.id, id]
    const notes = (await readRows<{ id: string }>(OF_DOCUMENT, values)).map(
      (row): ChainReference => ({ type: 'deliveryNote', id: row.id })
    )
    if (!note) return notes
    return [
      ...references('estimate', note.estimateId),
      ...references('order', (await Order.one(company, note.orderId))?.id ?? null),
      ...notes,
      ...references('invoice', note.sourceInvoiceId, note.invoiceId),
    ]
  },

  async describe(company, id) {
    const note = await DeliveryNote.one(company, id)
    if (!note) return undefined
    const { number, status, currency, total } = note
    return {
      number,
      status,
      date: note.dateOn,
      currency,
      total: moneyNumber(total, currency),
      createdAt: Number(note.createdAt),
    }
  },
}

const references = (type: ChainReference['type'], ...ids: (string | null)[]): ChainReference[] =>
  ids.flatMap((id) => (id ? [{ type, id }] : []))
