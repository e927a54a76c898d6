import vine from '@vinejs/vine'
import { line } from '#core/validation/text'

/** A question; `after` is the id of the one that it may go on from. */
export const questionValidator = vine.create({
  text: line(500).minLength(2),
  after: vine.string().maxLength(36).optional(),
})
