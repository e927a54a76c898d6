import { documentLinks, documentParts } from '#modules/documents/public'
import { offerAnswers } from '#modules/offers/answers/offer_answers'
import { ESTIMATE_NUMBERS } from '#modules/offers/estimates/estimate_numbers'
import { STEPS } from '#modules/offers/estimates/estimate_status'
import type { Estimate } from '#modules/offers/estimates/models/estimate'
import type { OfferKind } from '#modules/offers/offer_kind'

export const ESTIMATE: OfferKind<Estimate> = {
  type: 'estimate',
  table: 'estimates',
  codeOf: (refusal) => `estimates.${refusal}`,
  numbers: ESTIMATE_NUMBERS,
  steps: STEPS,
  parts: documentParts('estimate'),
  answers: offerAnswers('estimate'),
  links: documentLinks({
    table: 'estimate_links',
    owner: 'estimate_id',
    page: 'offers',
    documents: 'estimates',
  }),
  emptiedBySuccessor: [],
  searchedTexts: ({ number, clientName }) => [number, clientName],
  draftFacts: () => ({}),
  frozenFacts: ({ template, rootId }, form) => (form > 1 ? { template, rootId } : {}),
}
