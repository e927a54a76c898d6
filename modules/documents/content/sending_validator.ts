import vine from '@vinejs/vine'
import { line, paragraph } from '#core/validation/text'

export const sendingValidator = vine.create({
  to: vine
    .array(vine.string().trim().email().maxLength(254))
    .minLength(1)
    .maxLength(10)
    .parse((value) => (typeof value === 'string' ? value.split(/[,;]\s*/) : value))
    .optional(),
  subject: line(200).minLength(1).optional(),
  message: paragraph(10_000).minLength(1).optional(),
})
