import { audit } from '#core/audit/audit'
import { publish } from '#core/live/publish'
import type { Asset } from '#modules/assets/models/asset'
import { amountForAudit } from '#modules/documents/public'

/** Writes a change of the register down and tells open browsers. Only inside inTx. */
export async function recordAsset(
  { id, companyId, name, cost, currency }: Asset,
  action: string,
  more: Record<string, unknown> = {}
) {
  await audit({
    companyId,
    action,
    subject: { type: 'asset', id },
    details: { name, ...amountForAudit(cost, currency), ...more },
  })
  publish(companyId, { kind: 'asset', id })
}
