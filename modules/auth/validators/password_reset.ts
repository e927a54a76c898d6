import vine from '@vinejs/vine'
import { emailField, keyField, passwordField } from './fields.js'

export const passwordLinkValidator = vine.create({ email: emailField() })

export const passwordResetValidator = vine.create({ token: keyField(), password: passwordField() })
