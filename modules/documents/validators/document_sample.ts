import vine from '@vinejs/vine'
import { kindsWith } from '#core/records/record_kinds'
import { DOCUMENT_TEMPLATES, documentColour } from '#modules/settings/public'

/** The kind of document to preview, with its template and colour. */
export const documentSampleValidator = vine.create({
  kind: vine.enum(() => kindsWith('sample').map(({ type }) => type)),
  template: vine.enum(DOCUMENT_TEMPLATES),
  accentColor: documentColour().optional().nullable(),
})
