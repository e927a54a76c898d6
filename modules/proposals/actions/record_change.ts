import { audit } from '#core/audit/audit'
import { publish } from '#core/live/publish'
import type { ChangeDetails } from '#modules/documents/public'
import type { Proposal } from '#modules/proposals/models/proposal'

/**
 * Records a change of a proposal in the audit log and notifies open screens. Only inside inTx, after the change
 * itself.
 */
export async function recordChange(
  { companyId, id }: Pick<Proposal, 'companyId' | 'id'>,
  action: string,
  details: ChangeDetails
) {
  await audit({ companyId, action, subject: { type: 'proposal', id }, details })
  publish(companyId, { kind: 'proposal', id })
}
