import { changeRows } from '#core/database/change_rows'
import type { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { deliveriesOf } from '#modules/deliveries/queries/delivered'
import { remainingLines } from '#modules/deliveries/queries/order_lines'

const KEEP = 'update delivery_notes set has_rest = ? where company_id = ? and order_id = ?'

/**
 * Stores, with all notes of an order, whether deliveries are outstanding, which spares lists the
 * calculation. Only inside inTx, with the order locked and after the change itself.
 */
export async function keepRest(note: DeliveryNote) {
  const { delivered } = await deliveriesOf(note, { isLocked: true })
  note.hasRest = (await remainingLines(note, delivered)).length > 0
  await changeRows(KEEP, [note.hasRest, note.companyId, note.orderId])
}
