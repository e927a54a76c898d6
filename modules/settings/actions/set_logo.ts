import { audit } from '#core/audit/audit'
import { publish } from '#core/live/publish'
import { CompanyProfile } from '#modules/settings/models/company_profile'

/**
 * Shows another logo from now on, or none. Only inside inTx.
 * The old picture stays in the store: documents that were issued with it keep it.
 * @param logo a name that storeLogo gave
 */
export async function setLogo(companyId: string, logo: string | null) {
  const { profile } = await CompanyProfile.lockFor(companyId)
  if (profile.logo === logo) return
  profile.logo = logo
  await profile.save()
  await audit({
    companyId,
    action: logo ? 'logo.changed' : 'logo.removed',
    subject: { type: 'company', id: companyId },
    details: { logo },
  })
  publish(companyId, { kind: 'settings', id: companyId, audience: 'staff' })
}
