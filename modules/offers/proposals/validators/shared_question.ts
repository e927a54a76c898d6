import vine from '@vinejs/vine'
import { line, paragraph } from '#core/validation/text'
import { link } from '#modules/offers/validators/shared_offer'

export const sharedQuestionValidator = vine.create({
  ...link,
  name: line(200).minLength(1),
  question: paragraph(2000).minLength(1),
})
