import vine from '@vinejs/vine'
import { day } from '#core/validation/day'
import { line } from '#core/validation/text'

export const writeOffValidator = vine.create({
  /** Today when it is missing. */
  date: day().optional().nullable(),
  reason: line(500).minLength(1),
})
