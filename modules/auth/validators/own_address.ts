import vine from '@vinejs/vine'
import { emailField } from './fields.js'

export const ownAddressValidator = vine.create({ email: emailField() })
