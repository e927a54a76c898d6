import { audit } from '#core/audit/audit'
import { publish } from '#core/live/publish'
import type { Member } from '#modules/auth/models/member'
import { inEachCompany } from './record_for_person.js'

/**
 * Gives somebody another name, in all companies and also on all that they have done before: both names are in the audit
 * chains, so that nobody hides behind a new one. A super admin belongs to no company and to no chain. Only inside inTx.
 */
export async function renamePerson({ account, user }: Member, name: string) {
  const { name: before } = user
  if (name === before) return
  await account.changePerson({ name })
  await inEachCompany(account.id, async ({ id, companyId }) => {
    if (companyId === null) return
    const subject = { type: 'user', id }
    await audit({ companyId, action: 'user.renamed', subject, details: { before, name } })
    publish(companyId, { kind: 'person', id, audience: 'staff' })
  })
}
