import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { LANGUAGES } from '#core/i18n/languages'
import { kindsWith } from '#core/records/record_kinds'
import { line } from '#core/validation/text'
import { DOCUMENT_TEMPLATES, documentColour, letterTexts } from '#modules/settings/public'
import { stationeryRoom } from './stationery.js'

/**
 * The kind of document to preview, with its template and colour, and settings that are not saved yet; what is left out
 * is as saved. The texts are those of the language, which is the reader's when left out.
 */
export const documentSampleValidator = vine.create({
  kind: vine.enum(() => kindsWith('sample').map(({ type }) => type)),
  template: vine.enum(DOCUMENT_TEMPLATES),
  accentColor: documentColour().optional().nullable(),
  language: vine.enum(LANGUAGES).optional(),
  stationery: vine.object(stationeryRoom).optional(),
  preferences: vine
    .object({
      ...letterTexts,
      hasGreeting: vine.boolean().optional(),
      signer: line(120).nullable().optional(),
    })
    .optional(),
})

export type SampleLook = Infer<typeof documentSampleValidator>
