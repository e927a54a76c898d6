import vine from '@vinejs/vine'
import { line, paragraph } from '#core/validation/text'
import { versionField } from '#modules/documents/public'

/** The positions of the optional lines that are ordered too. */
export const chosen = () => vine.array(vine.number().withoutDecimals().positive()).maxLength(500)

/** An acceptance by phone, by mail or in person. */
export const phoneAcceptanceValidator = vine.create({
  name: line(200).minLength(1),
  note: paragraph(2000).optional().nullable(),
  chosen: chosen().optional(),
})

export const phoneRefusalValidator = vine.create({ reason: paragraph(2000).optional().nullable() })

export const offerVersionValidator = vine.create({ version: versionField() })
