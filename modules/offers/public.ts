export { drawSignature } from '#modules/offers/answers/signature_picture'
export { orderedLinesOf } from '#modules/offers/choices/ordered_lines'
export { convertToInvoice } from '#modules/offers/estimates/actions/convert_estimate'
export { conversion, conversionReversal } from '#modules/offers/estimates/happenings'
export { Estimate } from '#modules/offers/estimates/models/estimate'
export { estimatesOfClient } from '#modules/offers/estimates/queries/client_estimates'
export { estimatesQuery } from '#modules/offers/estimates/queries/estimate_list'
export {
  advancesByEstimate,
  promisedEstimates,
} from '#modules/offers/estimates/queries/promised_estimates'
export type { EstimateRow } from '#modules/offers/estimates/transformers/estimate_row_transformer'
export type { EstimateListInput } from '#modules/offers/estimates/validators/estimate_list'
export {
  type Conversion,
  conversionsInForce,
  promisedProposals,
} from '#modules/offers/proposals/queries/promised_proposals'
export type { PromisedOffer } from '#modules/offers/queries/promised_offers'
export { sumOffers } from '#modules/offers/queries/sum_offers'
export { drawing } from '#modules/offers/validators/shared_offer'
