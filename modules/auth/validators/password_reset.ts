import vine from '@vinejs/vine'
import { emailField, keyField, linkIdField, passwordField } from './fields.js'

export const passwordLinkValidator = vine.create({ email: emailField() })

export const passwordResetValidator = vine.create({
  id: linkIdField(),
  token: keyField(),
  password: passwordField(),
})
