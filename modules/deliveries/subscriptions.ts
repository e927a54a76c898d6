import { registerAttachmentSource } from '#core/mail/attachment_sources'
import { registerDeparture } from '#core/mail/departures'
import {
  handOverDocuments,
  registerClientRecords,
  registerClientReference,
  registerErasureGuard,
} from '#modules/clients/public'
import { registerDocumentLetters, registerLetterSource } from '#modules/correspondence/public'
import { freeNotes, takeNotesOver } from '#modules/deliveries/actions/carry_notes'
import { leaveToInvoice, takeFromInvoice } from '#modules/deliveries/actions/leave_to_invoice'
import { noteDeparture, sendNote } from '#modules/deliveries/actions/send_note'
import { hashNow, ISSUED_AS, receiptHashNow, SIGNED_AS } from '#modules/deliveries/frozen_note'
import { NOTE_LETTERS } from '#modules/deliveries/mails/note_letter'
import { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { PDF_ATTACHMENT } from '#modules/deliveries/pdf/pdf_name'
import { printNote } from '#modules/deliveries/pdf/print_note'
import { draftNoteGuard } from '#modules/deliveries/queries/erasure_guard'
import { noteChain } from '#modules/deliveries/queries/note_chain'
import { defineDocumentKind, registerChainSource } from '#modules/documents/public'
import { registerCarrier, registerProof } from '#modules/invoicing/public'
import { beforeConversion, whenConversionTakenBack } from '#modules/sales/public'

registerAttachmentSource(PDF_ATTACHMENT, async (companyId, id) =>
  printNote(await DeliveryNote.findIn({ id: companyId }, id))
)
registerChainSource('deliveryNote', noteChain)
registerProof(ISSUED_AS, hashNow)
registerProof(SIGNED_AS, receiptHashNow)
registerCarrier({ kind: 'delivery', free: freeNotes, take: takeNotesOver })
beforeConversion(leaveToInvoice)
whenConversionTakenBack(takeFromInvoice)
registerClientRecords({
  type: 'deliveryNote',
  records:
    "select id, coalesce(number, '') as label from delivery_notes where company_id = ? and client_id = ?",
  mail: 'deliveries.note',
})
registerErasureGuard(draftNoteGuard)
registerClientReference('delivery_notes', handOverDocuments('delivery_notes'))
registerDocumentLetters(NOTE_LETTERS)
registerDeparture('deliveryNote', noteDeparture)
registerLetterSource('deliveryNote', async (company, id, wish) =>
  sendNote(await DeliveryNote.findIn(company, id), wish)
)

defineDocumentKind({ type: 'deliveryNote', table: 'delivery_notes', label: 'number' })
