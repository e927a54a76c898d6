import vine from '@vinejs/vine'
import { codeField } from './fields.js'

export const codeValidator = vine.create({ code: codeField() })

export const signInRuleValidator = vine.create({ requiresSecondFactor: vine.boolean() })

export const confirmationValidator = vine.create({
  currentPassword: vine.string().maxLength(256),
  code: codeField().optional(),
})
