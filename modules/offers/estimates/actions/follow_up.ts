import type { Day } from '#core/clock'
import { recordChange } from '#modules/offers/actions/record_change'
import type { Estimate } from '#modules/offers/estimates/models/estimate'

/** Sets the day on which the client is to be asked again; null takes it away. Only inside inTx. */
export async function setFollowUp(estimate: Estimate, date: Day | null, note: string) {
  await estimate.claim()
  estimate.merge({ followUpOn: date, followUpNote: date === null ? '' : note })
  await estimate.save()
  await recordChange(estimate, 'estimate.follow_up_set', { date, note: estimate.followUpNote })
}
