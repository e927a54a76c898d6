import { audit } from '#core/audit/audit'
import { publish } from '#core/live/publish'
import type { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import type { ChangeDetails } from '#modules/documents/public'

/**
 * Records a change of a note in the audit log and notifies open screens. Only inside inTx, after the change itself.
 * @param details never an amount of money: employees read the history of their notes
 */
export async function recordChange(
  { companyId, id }: DeliveryNote,
  action: string,
  details: ChangeDetails
) {
  await audit({
    companyId,
    action: `deliveryNote.${action}`,
    subject: { type: 'deliveryNote', id },
    details,
  })
  publish(companyId, { kind: 'deliveryNote', id, audience: 'staff' })
}
