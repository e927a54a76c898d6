import { conflict } from '#core/errors/app_error'
import { documentLinks, documentParts } from '#modules/documents/public'
import { offerAnswers } from '#modules/offers/answers/offer_answers'
import type { OfferKind } from '#modules/offers/offer_kind'
import type { Proposal } from '#modules/offers/proposals/models/proposal'
import { PROPOSAL_NUMBERS } from '#modules/offers/proposals/proposal_numbers'
import { STEPS } from '#modules/offers/proposals/proposal_status'

export const PROPOSAL: OfferKind<Proposal> = {
  type: 'proposal',
  table: 'proposals',
  codeOf: (refusal) => `proposals.${refusal}`,
  numbers: PROPOSAL_NUMBERS,
  steps: STEPS,
  parts: documentParts('proposal'),
  answers: offerAnswers('proposal'),
  links: documentLinks({
    table: 'proposal_links',
    owner: 'proposal_id',
    page: 'proposals',
    documents: 'proposals',
    isEndless: true,
  }),
  emptiedBySuccessor: ['remind_at'],
  searchedTexts: ({ number, title, clientName }) => [number, title, clientName],
  draftFacts: ({ title }) => ({ title }),
  /** Pictures are part of the blocks by their names, which derive from their content. */
  frozenFacts: ({ title, blocks, rootId }, form) => ({
    title,
    blocks,
    ...(form > 1 && { rootId }),
  }),
  /** Words alone can be proposed too: a way of working, a frame for prices to come. */
  assertNotEmpty({ blocks }, lines) {
    if (lines.length === 0 && blocks.length === 0) throw conflict('proposals.is_empty')
  },
}
