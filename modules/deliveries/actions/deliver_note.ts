import { type Day, now, today } from '#core/clock'
import { insertRows } from '#core/database/insert_rows'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import { sealContent } from '#core/sealing/sealed_rows'
import { keepRest } from '#modules/deliveries/actions/keep_rest'
import { lockOrder } from '#modules/deliveries/actions/lock_order'
import { recordChange } from '#modules/deliveries/actions/record_change'
import { receiptHash } from '#modules/deliveries/frozen_note'
import type { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { statusOfDelivery } from '#modules/deliveries/note_status'

/**
 * Notes that the goods have arrived. A note that is billed stays so. Only inside inTx.
 * @throws 409 `not_issued`, `is_cancelled`, `is_delivered`
 */
export async function markDelivered(
  { timeZone }: CompanyScope,
  note: DeliveryNote,
  date: Day = today(timeZone)
) {
  note.assertOut()
  if (note.deliveredOn !== null) throw conflict('deliveries.is_delivered')
  await note.claim()
  note.deliveredOn = date
  moveOn(note)
  await note.save()
  await recordChange(note, 'delivered', { number: note.number, date })
}

/**
 * Stores the signature of the person who received the goods, beside the frozen note, for good; the audit chain stores
 * its hash. Only inside inTx.
 * @param signature a PNG of `drawSignature`
 * @throws 409 `not_issued`, `is_cancelled`, `is_signed`
 */
export async function signNote(
  { timeZone }: CompanyScope,
  note: DeliveryNote,
  { name, signature }: { name: string; signature: Buffer }
) {
  note.assertOut()
  if (note.signedAt !== null) throw conflict('deliveries.is_signed')
  await note.claim()
  const signedAt = now()
  const documentHash = note.documentHash ?? ''
  const receipt = { noteId: note.id, documentHash, name, signature, timeZone, signedAt }
  const hash = receiptHash(receipt)
  const place = { company_id: note.companyId, id: newId() }
  const { content, key_id } = await sealContent(place, signature)
  await insertRows('delivery_signatures', [
    {
      ...place,
      note_id: note.id,
      name,
      signature: content,
      key_id,
      time_zone: timeZone,
      document_hash: documentHash,
      signature_hash: hash,
      signed_at: signedAt,
    },
  ])
  note.signedAt = signedAt
  note.deliveredOn ??= today(timeZone)
  moveOn(note)
  await note.save()
  await recordChange(note, 'signed', { number: note.number, name, sha256: hash })
}

/**
 * Cancels an issued note; its number stays. Its quantities have to be delivered again. Only inside inTx.
 * @throws 409 `not_issued`, `is_cancelled`, `is_invoiced`
 */
export async function cancelNote(note: DeliveryNote, reason: string) {
  note.assertOut()
  await lockOrder(note)
  if (note.invoiceId !== null) throw conflict('deliveries.is_invoiced')
  await note.claim()
  note.merge({ status: 'Cancelled', cancelReason: reason })
  await note.save()
  await keepRest(note)
  await recordChange(note, 'cancelled', { number: note.number, reason })
}

function moveOn(note: DeliveryNote) {
  if (note.invoiceId === null) note.status = statusOfDelivery(note)
}
