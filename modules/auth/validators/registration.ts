import vine from '@vinejs/vine'
import { codeField, emailField, keyField, nameField, passwordField } from './fields.js'

export const registrationValidator = vine.create({
  name: nameField(),
  email: emailField(),
  password: passwordField(),
  token: keyField().optional(),
  code: codeField().optional(),
})
