import vine from '@vinejs/vine'
import { LANGUAGES } from '#core/i18n/languages'
import { emailField, REGISTRATION_MODES } from '#modules/auth/public'

export const settingsValidator = vine.create({ registration: vine.enum(REGISTRATION_MODES) })

export const registrationInvitationValidator = vine.create({
  /** Without one, anybody with the link may use it. */
  email: emailField().optional(),
  /** Whether the company is let in without a further decision. */
  isApproved: vine.boolean().optional(),
  /** Of the mail; the caller's without it. */
  language: vine.enum(LANGUAGES).optional(),
})
