import vine from '@vinejs/vine'
import { line } from '#core/validation/text'
import { CLIENTS } from '#modules/auth/models/session'

export const signInValidator = vine.create({
  email: vine.string().trim().maxLength(254),
  password: vine.string().maxLength(256),
  client: vine.enum(CLIENTS).optional(),
  device: line(100).optional(),
})
