import vine from '@vinejs/vine'
import { line } from '#core/validation/text'
import { CLIENTS } from '#modules/auth/models/session'
import { codeField } from './fields.js'

export const signInValidator = vine.create({
  email: vine.string().trim().maxLength(254).optional().requiredIfMissing('challenge'),
  password: vine.string().maxLength(256).optional().requiredIfMissing('challenge'),
  challenge: vine.string().maxLength(2000).optional(),
  code: codeField().optional().requiredIfExists('challenge'),
  client: vine.enum(CLIENTS).optional(),
  device: line(100).optional(),
  confirms: vine.boolean().optional(),
})
