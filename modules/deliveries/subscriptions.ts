import { letterKindOf } from '#modules/correspondence/public'
import { freeNotes, takeNotesOver } from '#modules/deliveries/actions/carry_notes'
import { HELD_NOTES } from '#modules/deliveries/actions/hand_over_notes'
import {
  assertNotDelivered,
  leaveToInvoice,
  takeFromInvoice,
} from '#modules/deliveries/actions/leave_to_invoice'
import { noteDeparture, sendNote } from '#modules/deliveries/actions/send_note'
import { hashNow, ISSUED_AS, receiptHashNow, SIGNED_AS } from '#modules/deliveries/frozen_note'
import { NOTE_LETTERS } from '#modules/deliveries/mails/note_letter'
import { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { NOTE_NUMBERS } from '#modules/deliveries/note_numbers'
import { NOTE_PAPERS } from '#modules/deliveries/pdf/note_papers'
import { PDF_ATTACHMENT } from '#modules/deliveries/pdf/pdf_name'
import { printNote } from '#modules/deliveries/pdf/print_note'
import { draftNoteGuard } from '#modules/deliveries/queries/erasure_guard'
import { noteChain } from '#modules/deliveries/queries/note_chain'
import { defineDocumentKind } from '#modules/documents/public'
import { conversion, conversionReversal } from '#modules/offers/public'
import {
  estimateConfirmation,
  orderBilling,
  orderBillingReversal,
  orderCancellation,
} from '#modules/orders/public'

defineDocumentKind({
  type: 'deliveryNote',
  isReadByAdvisers: true,
  table: 'delivery_notes',
  label: 'number',
  mail: 'deliveries.note',
  numbers: [NOTE_NUMBERS],
  attachments: {
    [PDF_ATTACHMENT]: async (companyId, id) =>
      printNote(await DeliveryNote.findIn({ id: companyId }, id)),
  },
  papers: NOTE_PAPERS,
  letters: [letterKindOf(NOTE_LETTERS)],
  resend: {
    deliveryNote: async (company, id, wish) =>
      sendNote(await DeliveryNote.findIn(company, id), wish),
  },
  departure: noteDeparture,
  chain: noteChain,
  proofs: { [ISSUED_AS]: hashNow, [SIGNED_AS]: receiptHashNow },
  carrier: { kind: 'delivery', free: freeNotes, take: takeNotesOver },
  erasureGuard: draftNoteGuard,
  heldWork: HELD_NOTES,
})
conversion.follow(leaveToInvoice)
conversionReversal.follow(takeFromInvoice)
estimateConfirmation.follow(assertNotDelivered)
orderBilling.follow(leaveToInvoice)
orderBillingReversal.follow(takeFromInvoice)
orderCancellation.follow(assertNotDelivered)
