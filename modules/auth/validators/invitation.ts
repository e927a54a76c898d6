import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { emailField, nameField } from './fields.js'

/** Roles that somebody can be invited in. */
export const INVITED_ROLES = ['employee', 'member', 'adviser'] as const
export type InvitedRole = (typeof INVITED_ROLES)[number]

/** The role that an invitation was made with. */
export const invitedRole = (stored: unknown): InvitedRole =>
  INVITED_ROLES.find((role) => role === stored) ?? 'employee'

export const invitationValidator = vine.create({
  email: emailField(),
  name: nameField(),
  role: vine.enum(INVITED_ROLES),
})

export type InvitationInput = Infer<typeof invitationValidator>
