import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { emailField, nameField } from './fields.js'

export const invitationValidator = vine.create({
  email: emailField(),
  name: nameField(),
  role: vine.enum(['employee', 'member'] as const),
})

export type InvitationInput = Infer<typeof invitationValidator>
