import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
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

export type SendingInput = Infer<typeof sendingValidator>
