import { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { issuedIn, type Papers } from '#modules/documents/public'
import { pdfName } from './pdf_name.js'
import { printNote } from './print_note.js'

/** Issued delivery notes as PDFs. */
export const NOTE_PAPERS: Papers = {
  folder: 'delivery-notes',
  issued: issuedIn('delivery_notes'),
  async print(companyId, id, language) {
    const note = await DeliveryNote.findIn({ id: companyId }, id)
    return {
      name: pdfName(note, note.language ?? language),
      content: await printNote(note),
      issuedAt: Number(note.issuedAt),
    }
  },
}
