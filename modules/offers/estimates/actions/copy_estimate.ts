import type { OfferCopies } from '#modules/offers/actions/copy_offer'
import { createEstimate, emptyEstimate } from '#modules/offers/estimates/actions/write_estimate'
import type { Estimate } from '#modules/offers/estimates/models/estimate'

export const ESTIMATE_COPIES: OfferCopies<Estimate> = {
  authorOf: () => null,
  emptyDraft: (company) => emptyEstimate(company),
  create: (company, content, { source, draft }) =>
    createEstimate(company, { ...content, template: source.template }, draft),
}
