import vine from '@vinejs/vine'
import { line } from '#core/validation/text'

const LIST = /^[a-z][a-z-]{0,39}$/

export const savedViewListValidator = vine.create({
  list: vine.string().regex(LIST).optional(),
})

export const savedViewValidator = vine.create({
  list: vine.string().regex(LIST),
  name: line(80).minLength(1),
  parameters: line(2000),
  isDefault: vine.boolean().optional(),
})

export const savedViewUpdateValidator = vine.create({
  name: line(80).minLength(1).optional(),
  parameters: line(2000).optional(),
  isDefault: vine.boolean().optional(),
})
