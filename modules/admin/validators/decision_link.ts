import vine from '@vinejs/vine'
import { paragraph } from '#core/validation/text'

export const decisionLinkValidator = vine.create({ key: vine.string().maxLength(200) })

export const decisionValidator = vine.create({
  key: vine.string().maxLength(200),
  reason: paragraph(1000).optional(),
})
