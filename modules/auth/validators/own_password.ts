import vine from '@vinejs/vine'
import { codeField, passwordField } from './fields.js'

export const ownPasswordValidator = vine.create({
  currentPassword: vine.string().maxLength(256),
  password: passwordField(),
  code: codeField().optional(),
})
