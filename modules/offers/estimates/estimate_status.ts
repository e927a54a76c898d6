import { type OfferStatus, STEPS_TO_ANSWER, type Steps } from '#modules/offers/offer_status'

export type EstimateStatus = OfferStatus | 'Expired'

export const ESTIMATE_STATUSES = [
  'Draft',
  'Sent',
  'Viewed',
  'Accepted',
  'Declined',
  'Expired',
  'Converted',
] as const satisfies EstimateStatus[]

/** An accepted estimate is converted, and is accepted again when that invoice is deleted as a draft. */
export const STEPS: Steps = {
  ...STEPS_TO_ANSWER,
  Accepted: ['Converted'],
  Converted: ['Accepted'],
}
