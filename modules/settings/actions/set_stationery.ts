import { audit } from '#core/audit/audit'
import { publish } from '#core/live/publish'
import { CompanyProfile } from '#modules/settings/models/company_profile'
import type { Stationery } from '#modules/settings/stationery/stationery'

/**
 * Prints documents on another stationery from now on, or on none. Only inside inTx.
 * Its drawings stay in the store: documents that were issued on it keep it, and it can be put back.
 */
export async function setStationery(companyId: string, stationery: Stationery | null) {
  const { profile } = await CompanyProfile.lockFor(companyId)
  if (JSON.stringify(profile.stationery) === JSON.stringify(stationery)) return
  profile.stationery = stationery
  await profile.save()
  await audit({
    companyId,
    action: stationery ? 'stationery.changed' : 'stationery.removed',
    subject: { type: 'company', id: companyId },
    details: { ...stationery },
  })
  publish(companyId, { kind: 'settings', id: companyId, audience: 'staff' })
}
