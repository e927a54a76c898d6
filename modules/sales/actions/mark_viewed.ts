import { now } from '#core/clock'
import { recordChange } from '#modules/sales/actions/record_change'
import { Estimate } from '#modules/sales/models/estimate'

/** Notes that the client has opened a sent estimate for the first time. Only inside inTx. */
export async function markViewed({ companyId, id }: Estimate): Promise<Estimate> {
  const estimate = await Estimate.findIn({ id: companyId }, id)
  if (estimate.status !== 'Sent' || estimate.isSuperseded) return estimate
  await estimate.claim()
  estimate.moveTo('Viewed')
  estimate.viewedAt = now()
  await estimate.save()
  await recordChange(estimate, 'estimate.viewed', { number: estimate.number })
  return estimate
}
