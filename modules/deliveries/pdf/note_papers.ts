import { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { papersOf } from '#modules/documents/public'
import { pdfName } from './pdf_name.js'
import { printNote } from './print_note.js'

/** Issued delivery notes as PDFs. */
export const NOTE_PAPERS = papersOf<DeliveryNote>({
  table: 'delivery_notes',
  folder: 'delivery-notes',
  find: (company, id) => DeliveryNote.findIn(company, id),
  print: (note) => printNote(note),
  pdfName,
})
