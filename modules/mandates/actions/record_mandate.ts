import { audit } from '#core/audit/audit'
import { publish } from '#core/live/publish'
import type { Mandate } from '#modules/mandates/models/mandate'

/** Writes down what happens to a mandate, without its account, and tells open browsers. Only inside inTx. */
export async function recordMandate(
  { companyId, id, clientId, reference }: Mandate,
  action: string
) {
  await audit({ companyId, action, subject: { type: 'mandate', id }, details: { reference } })
  publish(companyId, { kind: 'client', id: clientId })
}
