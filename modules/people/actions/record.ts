import { audit } from '#core/audit/audit'
import { publish } from '#core/live/publish'

/**
 * Writes a change down with the person whom it is about, and tells open browsers. Why somebody is absent is never
 * written down: the log is kept for years. Only inside inTx.
 */
export async function recordPerson(
  { companyId, userId }: { companyId: string; userId: string },
  action: string,
  details: Record<string, unknown> = {}
) {
  await audit({ companyId, action, subject: { type: 'user', id: userId }, details })
  publish(companyId, { kind: 'person', id: userId, userId })
}
