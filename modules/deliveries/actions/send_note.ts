import type { Language } from '#core/i18n/languages'
import {
  documentDeparture,
  proposeDocument,
  type SendingWish,
  type SentLetter,
  sendDocument,
} from '#modules/correspondence/public'
import { recordChange } from '#modules/deliveries/actions/record_change'
import { NOTE_LETTERS } from '#modules/deliveries/mails/note_letter'
import { DeliveryNote } from '#modules/deliveries/models/delivery_note'

/**
 * Mails an issued note with its PDF, in its language; without `to` to the recipients of the client's documents. Only
 * inside inTx.
 * @throws 409 `not_issued`, `is_cancelled`, and as sendLetter
 */
export async function sendNote(note: DeliveryNote, wish: SendingWish): Promise<SentLetter> {
  note.assertOut()
  await note.claim()
  return sendDocument(note, wish, { letters: NOTE_LETTERS, record: recordChange })
}

/** The mail as it would go out, for the sender to review. @param reader language of the labels */
export async function proposeSending(note: DeliveryNote, reader: Language) {
  note.assertOut()
  return proposeDocument(note, NOTE_LETTERS, reader)
}

/** A scheduled mail of a note: not when it was cancelled meanwhile. */
export const noteDeparture = documentDeparture<DeliveryNote>({
  lock: (companyId, id) => DeliveryNote.oneLocked({ id: companyId }, id),
  assertSendable: (note) => note.assertOut(),
  record: recordChange,
})
