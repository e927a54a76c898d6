import { audit } from '#core/audit/audit'
import { publish } from '#core/live/publish'
import type { User } from '#modules/auth/models/user'

/**
 * Gives somebody another name, also on all that they have done before: both names stand in the audit chain, so that
 * nobody hides behind a new one. A super admin belongs to no company and to no chain. Only inside inTx.
 */
export async function renameUser(user: User, name: string) {
  const { id, companyId, name: before } = user
  if (name === before) return
  await user.merge({ name }).save()
  if (companyId === null) return
  await audit({
    companyId,
    action: 'user.renamed',
    subject: { type: 'user', id },
    details: { before, name },
  })
  publish(companyId, { kind: 'person', id, audience: 'staff' })
}
