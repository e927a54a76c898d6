import vine from '@vinejs/vine'
import { emailField, keyField, linkIdField, passwordField } from './fields.js'

/** @param id of links that have one in their address, as those for a password do */
export const linkValidator = vine.create({ id: linkIdField().optional(), token: keyField() })

export const addressLinkValidator = vine.create({ id: linkIdField(), token: keyField() })

export const setupValidator = vine.create({
  id: linkIdField(),
  token: keyField(),
  email: emailField(),
  password: passwordField(),
})
