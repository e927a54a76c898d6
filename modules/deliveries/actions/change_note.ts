import { recordChange } from '#modules/deliveries/actions/record_change'
import { DeliveryNote } from '#modules/deliveries/models/delivery_note'

/** Changes a note that an invoice bills, or bills no more. Only inside inTx. */
export async function changeNote(
  companyId: string,
  id: string,
  action: string,
  apply: (note: DeliveryNote) => void
) {
  const note = await DeliveryNote.findIn({ id: companyId }, id)
  await note.claim()
  apply(note)
  await note.save()
  await recordChange(note, action, { number: note.number })
}

/** @param isBillable false when the invoice of its order bills it */
export const setBillable = (companyId: string, id: string, isBillable: boolean) =>
  changeNote(companyId, id, isBillable ? 'to_be_invoiced' : 'left_to_invoice', (note) => {
    note.isBillable = isBillable
  })
