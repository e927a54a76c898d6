import vine from '@vinejs/vine'
import { line } from '#core/validation/text'

export const questionValidator = vine.create({ text: line(500).minLength(2) })
