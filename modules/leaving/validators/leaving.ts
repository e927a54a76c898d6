import vine from '@vinejs/vine'
import { line } from '#core/validation/text'
import { emailField } from '#modules/auth/public'
import { REASONS } from '#modules/leaving/reasons'

/** The password is asked for in any case: a copied sign-in alone deletes nothing. */
const credentials = {
  email: emailField(),
  password: vine.string().maxLength(256),
  /** For people who belong to several companies; the one used last without it. */
  companyId: vine.string().maxLength(36).optional(),
}

export const credentialsValidator = vine.create(credentials)

/** A code of the second factor, where there is one. */
const code = vine.string().maxLength(100).optional()

export const leaveValidator = vine.create({ ...credentials, code, reason: vine.enum(REASONS) })

export const deletionValidator = vine.create({
  ...credentials,
  code,
  reason: vine.enum(REASONS),
  companyName: line(200).minLength(1),
})

const key = vine.string().maxLength(200)

export const vaultKeyValidator = vine.create({ key })

export const vaultFileValidator = vine.create({ key, id: vine.string().maxLength(36) })
