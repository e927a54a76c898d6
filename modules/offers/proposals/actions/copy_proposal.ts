import type { OfferCopies } from '#modules/offers/actions/copy_offer'
import { createProposal, emptyProposal } from '#modules/offers/proposals/actions/write_proposal'
import type { Proposal } from '#modules/offers/proposals/models/proposal'

export const PROPOSAL_COPIES: OfferCopies<Proposal> = {
  authorOf: ({ ownerId }) => ownerId,
  emptyDraft: emptyProposal,
  create: (company, content, { source, draft }) =>
    createProposal(company, { ...content, ...ownContent(source) }, draft),
}

const ownContent = ({ title, blocks, language, remindAfterDays }: Proposal) => ({
  title,
  blocks,
  language,
  remindAfterDays: remindAfterDays === null ? null : Number(remindAfterDays),
})
