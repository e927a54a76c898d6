import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { decimalFromRow, type StoredInteger } from '#core/money/columns'
import { type Decimal, decimal } from '#core/money/decimal'
import type { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { deliveredEarlier } from './delivered_earlier.js'

interface Row {
  order_line_id: string
  quantity: StoredInteger
  status: string
}

const OF_ORDER = `
  select delivery_note_lines.order_line_id, delivery_note_lines.quantity, delivery_notes.status
  from delivery_notes
  join delivery_note_lines on delivery_note_lines.company_id = delivery_notes.company_id
    and delivery_note_lines.note_id = delivery_notes.id
  where delivery_notes.company_id = ? and delivery_notes.order_id = ? and delivery_notes.status <> 'Cancelled'
    and delivery_notes.id <> ? and delivery_note_lines.kind = 'item'`

/** Quantities by the lines of an order. */
export interface Deliveries {
  /** Quantities of issued notes. */
  delivered: Map<string, Decimal>
  /** Quantities of drafts. */
  planned: Map<string, Decimal>
}

/**
 * Quantities that all notes of an order deliver, without cancelled ones.
 * @param except a note that is left out
 * @param isLocked reads the newest rows and locks them until the transaction ends, regardless of its snapshot, so that
 * two notes can never both take the last piece; only inside inTx
 */
export async function deliveriesOf(
  { companyId, orderId }: Pick<DeliveryNote, 'companyId' | 'orderId'>,
  { except = '', isLocked = false }: { except?: string; isLocked?: boolean } = {}
): Promise<Deliveries> {
  const sql = isLocked ? OF_ORDER + lock() : OF_ORDER
  const delivered = new Map<string, Decimal>()
  const planned = new Map<string, Decimal>()
  for (const row of await readRows<Row>(sql, [companyId, orderId, except])) {
    const sums = row.status === 'Draft' ? planned : delivered
    add(sums, row.order_line_id, decimalFromRow(row.quantity))
  }
  const earlier = await deliveredEarlier({ companyId, orderId }, async (replaced) => {
    const found = await deliveriesOf({ companyId, orderId: replaced })
    return found.delivered
  })
  for (const [line, quantity] of earlier) add(delivered, line, quantity)
  return { delivered, planned }
}

const add = (sums: Map<string, Decimal>, key: string, quantity: Decimal) =>
  sums.set(key, decimal((sums.get(key) ?? 0n) + quantity))
