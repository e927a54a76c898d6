import { formatDay } from '#core/clock'
import { translate } from '#core/i18n/translate'
import { type DocumentLetters, VARIABLES, wordsOfDocument } from '#modules/correspondence/public'
import { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { PDF_ATTACHMENT, pdfName } from '#modules/deliveries/pdf/pdf_name'

const { client, contact, company, date, period } = VARIABLES

/** How delivery notes are mailed. Their templates name no price, because most notes say none. */
export const NOTE_LETTERS: DocumentLetters<DeliveryNote> = {
  type: 'deliveryNote',
  mailKind: 'deliveries.note',
  textOf: (part) => `deliveries:letters.deliveryNote.${part}`,
  variables: {
    number: 'deliveries:mail.number',
    client,
    contact,
    company,
    date,
    orderNumber: 'deliveries:letters.orderNumber',
    parcelNumber: 'deliveries:letters.parcelNumber',
    period,
  },
  hasButton: false,

  wordsOf: (note, reader) =>
    wordsOfDocument(note, reader, {
      orderNumber: note.orderNumber,
      parcelNumber: note.parcelNumber,
    }),

  factsOf(note, language) {
    const label = (key: string) => translate(language, `deliveries:mail.${key}`)
    const facts: [string, string][] = [
      [label('number'), note.number ?? ''],
      [label('date'), formatDay(note.dateOn)],
    ]
    if (note.orderNumber) facts.push([label('orderNumber'), note.orderNumber])
    if (note.parcelNumber) facts.push([label('parcelNumber'), note.parcelNumber])
    return facts
  },

  pdfName,
  pdfSource: PDF_ATTACHMENT,
  newest: (of) =>
    DeliveryNote.of(of).whereNot('status', 'Draft').orderBy('created_at', 'desc').first(),
}
