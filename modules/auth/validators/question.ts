import vine from '@vinejs/vine'
import { paragraph } from '#core/validation/text'
import { keyField, linkIdField } from './fields.js'

export const answerValidator = vine.create({
  id: linkIdField(),
  token: keyField(),
  answer: paragraph(4000).minLength(1),
})
