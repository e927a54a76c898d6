import vine from '@vinejs/vine'
import { nameField } from './fields.js'

export const meValidator = vine.create({ name: nameField() })
