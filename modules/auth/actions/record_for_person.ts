import { asActor, currentActor } from '#core/audit/actor'
import { audit } from '#core/audit/audit'
import { logSecurity } from '#core/log/log_security'
import { usersOf } from '#modules/auth/models/member'
import type { User } from '#modules/auth/models/user'

/**
 * Writes down a change of an account in the chain of each company of the person, and in the log. Super admins belong to
 * no company and so to no chain: the log has theirs. Inside inTx.
 */
export const recordForPerson = (accountId: string, action: string) =>
  inEachCompany(accountId, async ({ id, companyId }) => {
    const security = { userId: id }
    if (companyId === null) logSecurity(action, security)
    else await audit({ companyId, action, subject: { type: 'user', id }, security })
  })

/**
 * Does something once for each company of a person. A person who does it acts as the user of that company, so that the
 * records of one company name nobody of another.
 */
export async function inEachCompany(accountId: string, work: (user: User) => Promise<void>) {
  const users = await usersOf(accountId)
  const actor = currentActor()
  const isOwnDoing = users.some(({ id }) => id === actor.userId)
  for (const user of users) {
    await asActor(isOwnDoing ? { ...actor, userId: user.id } : actor, () => work(user))
  }
}
