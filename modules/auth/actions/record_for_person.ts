import { audit } from '#core/audit/audit'
import { logSecurity } from '#core/log/log_security'
import type { User } from '#modules/auth/models/user'

/**
 * Writes down a change of somebody's account in the chain of the company and in the log. Super admins belong to no
 * company and so to no chain: the log has theirs. Inside inTx.
 */
export async function recordForPerson({ id, companyId }: User, action: string) {
  if (companyId === null) return logSecurity(action, { userId: id })
  await audit({ companyId, action, subject: { type: 'user', id }, security: { userId: id } })
}
