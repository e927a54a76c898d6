import { audit } from '#core/audit/audit'
import { logSecurity } from '#core/log/log_security'
import { linkTo } from '#modules/auth/mails/links'
import { passwordChanged } from '#modules/auth/mails/password_changed'
import { writeTo } from '#modules/auth/mails/write_to'
import { SecretLink } from '#modules/auth/models/secret_link'
import { Session } from '#modules/auth/models/session'
import type { User } from '#modules/auth/models/user'

/**
 * Stores a new password: sessions and password links end, and a notice goes out. Inside inTx.
 * @param currentSession id of the session that changes the password and stays open; none stays without it
 */
export async function changePassword(user: User, passwordHash: string, currentSession?: string) {
  await user.merge({ passwordHash }).save()
  await Session.revokeWhere({ user_id: user.id }, 'password_changed', currentSession)
  await SecretLink.void({ purpose: 'password_reset', subject_id: user.id })
  const facts = {
    forgotLink: linkTo.forgotPassword(),
    keepsDevice: currentSession !== undefined,
  }
  await writeTo(user, 'password_changed', passwordChanged, facts)
  logSecurity('user.password_changed', { userId: user.id, companyId: user.companyId })
  if (user.companyId === null) return
  await audit({
    companyId: user.companyId,
    action: 'user.password_changed',
    subject: { type: 'user', id: user.id },
  })
}
