export { createEstimate } from '#modules/sales/actions/write_estimate'
export { assertAlternatives, chooseLines } from '#modules/sales/choose_lines'
export { advanceContent, assertWithinOrder } from '#modules/sales/down_payments/advance_content'
export { conversion, conversionReversal } from '#modules/sales/happenings'
export { drawSignature } from '#modules/sales/links/signature_picture'
export { Estimate } from '#modules/sales/models/estimate'
export { estimatesOfClient } from '#modules/sales/queries/client_estimates'
export { estimatesQuery } from '#modules/sales/queries/estimate_list'
export { orderedLinesOf } from '#modules/sales/queries/ordered_lines'
export {
  advancesByEstimate,
  PROMISED_COLUMNS,
  type PromisedOffer,
  type PromisedOfferRow,
  promisedEstimates,
  promisedOffer,
} from '#modules/sales/queries/promised_estimates'
export type { EstimateRow } from '#modules/sales/transformers/estimate_row_transformer'
export { chosen, howMuchInAdvance } from '#modules/sales/validators/estimate'
export type { EstimateListInput } from '#modules/sales/validators/estimate_list'
export { drawing, signature } from '#modules/sales/validators/offer'
