import { viewOffer } from '#modules/offers/actions/view_offer'
import { Estimate } from '#modules/offers/estimates/models/estimate'

/** Notes that the client has opened a sent estimate for the first time. Only inside inTx. */
export async function markViewed({ companyId, id }: Estimate): Promise<Estimate> {
  const estimate = await Estimate.findIn({ id: companyId }, id)
  await viewOffer(estimate)
  return estimate
}
