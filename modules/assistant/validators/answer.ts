import vine from '@vinejs/vine'
import { day } from '#core/validation/day'

/** Days of the company's zone, both included; without them the usual period of the question. One client, by its id. */
export const answerValidator = vine.create({
  from: day().optional().requiredIfExists('to'),
  to: day().optional().requiredIfExists('from'),
  clientId: vine.string().maxLength(36).optional(),
})
