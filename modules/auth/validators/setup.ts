import vine from '@vinejs/vine'
import { emailField, keyField, passwordField } from './fields.js'

export const linkValidator = vine.create({ token: keyField() })

export const setupValidator = vine.create({
  token: keyField(),
  email: emailField(),
  password: passwordField(),
})
