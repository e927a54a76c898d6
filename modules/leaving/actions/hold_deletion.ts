import { audit } from '#core/audit/audit'
import { type Instant, now } from '#core/clock'
import { notFound } from '#core/errors/app_error'
import { CompanyLeaving } from '#modules/leaving/models/company_leaving'

/**
 * Puts a legal hold on the deletion of a company, or lifts it: under it nothing is closed, erased or purged, whatever
 * period ends, as a court or an audit may ask. Only inside inTx. @throws 404
 */
export async function setHold(id: string, holder: string | null) {
  const leaving = await CompanyLeaving.lock(id)
  if (!leaving || leaving.state === 'purged') throw notFound()
  const heldAt: Instant | null = holder === null ? null : now()
  if ((leaving.heldAt === null) === (heldAt === null)) return
  await leaving.merge({ heldAt, heldBy: holder }).save()
  await audit({
    companyId: id,
    action: holder === null ? 'company.hold_lifted' : 'company.held',
    subject: { type: 'company', id },
    security: {},
  })
}
