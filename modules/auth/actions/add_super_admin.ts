import { FieldError } from '#core/errors/app_error'
import type { Language } from '#core/i18n/languages'
import { logSecurity } from '#core/log/log_security'
import { Account } from '#modules/auth/models/account'
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
  if (await Account.findByEmail(details.email)) throw new FieldError('email', 'auth.email_taken')
  const admin = { ...details, companyId: null, name: 'Super Admin', role: 'superAdmin' } as const
  const user = await User.add(admin)
  logSecurity('super_admin.added', { userId: user.id })
  return user
}
