import { audit } from '#core/audit/audit'
import { publish } from '#core/live/publish'
import type { ChangeDetails } from '#modules/documents/public'
import type { Estimate } from '#modules/sales/models/estimate'

/** Writes down what happened to an estimate and tells open screens. Only inside inTx, after the change itself. */
export async function recordChange(
  { companyId, id }: Estimate,
  action: string,
  details: ChangeDetails
) {
  await audit({ companyId, action, subject: { type: 'estimate', id }, details })
  publish(companyId, { kind: 'estimate', id })
}
