import { FieldError } from '#core/errors/app_error'
import type { Language } from '#core/i18n/languages'
import { User } from '#modules/auth/models/user'

export async function hasSuperAdmin() {
  return (await User.query().where('role', 'superAdmin').where('isActive', true).first()) !== null
}

/** Inside inTx. @throws 422 on `email` when the address has an account */
export async function addSuperAdmin(details: {
  email: string
  passwordHash: string
  language: Language
}) {
  if (await User.findByEmail(details.email)) throw new FieldError('email', 'auth.email_taken')
  return User.add({ ...details, companyId: null, name: 'Super Admin', role: 'superAdmin' })
}
