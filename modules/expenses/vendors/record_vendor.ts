import { audit } from '#core/audit/audit'
import { publish } from '#core/live/publish'
import type { Vendor } from '#modules/expenses/models/vendor'

/** Writes a change of a vendor down and tells open browsers. Only inside inTx. */
export async function recordVendor(
  { id, companyId, name }: Vendor,
  action: string,
  more: Record<string, unknown> = {}
) {
  await audit({
    companyId,
    action,
    subject: { type: 'vendor', id },
    details: { name, ...more },
  })
  publish(companyId, { kind: 'vendor', id })
}
