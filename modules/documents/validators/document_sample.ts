import vine from '@vinejs/vine'
import { DOCUMENT_TEMPLATES, documentColour, PRINTED_KINDS } from '#modules/settings/public'

/** The kind of document to preview, with its template and colour. */
export const documentSampleValidator = vine.create({
  kind: vine.enum(PRINTED_KINDS),
  template: vine.enum(DOCUMENT_TEMPLATES),
  accentColor: documentColour().optional().nullable(),
})
