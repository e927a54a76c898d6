import type { CompanyScope } from '#core/http/caller'
import { createOffer, emptyOffer, updateOffer } from '#modules/offers/actions/write_offer'
import type { Block } from '#modules/offers/proposals/blocks/block'
import { Proposal } from '#modules/offers/proposals/models/proposal'
import type { ProposalInput } from '#modules/offers/proposals/validators/proposal'

/** Default wait for a view, in days. */
const USUAL_WAIT = 3

/** The content of a proposal, with blocks already checked by `readBlocks`. */
export type ProposalContent = Omit<ProposalInput, 'blocks'> & { blocks?: Block[] }

/** A draft without an owner: the first version of a proposal of its own. */
export function emptyProposal(company: CompanyScope, ownerId: string | null): Proposal {
  const draft = Proposal.for(company)
  draft.merge({
    ...emptyOffer(draft),
    title: '',
    blocks: [],
    language: null,
    isArchived: false,
    ownerId,
    remindAfterDays: USUAL_WAIT,
    remindAt: null,
    lastViewedAt: null,
  })
  return draft
}

/** A new draft. Only inside inTx. @throws 422 as createOffer */
export async function createProposal(
  company: CompanyScope,
  input: ProposalContent,
  draft: Proposal
): Promise<Proposal> {
  putIn(draft, input)
  await createOffer(company, draft, input)
  return draft
}

/** Changes a draft; missing fields keep their value. Only inside inTx. @throws 409 as updateOffer */
export async function updateProposal(
  company: CompanyScope,
  draft: Proposal,
  input: ProposalContent & { version?: number }
) {
  putIn(draft, input)
  await updateOffer(company, draft, input)
}

function putIn(draft: Proposal, input: ProposalContent) {
  if (input.title !== undefined) draft.title = input.title
  if (input.blocks) draft.blocks = input.blocks
  if (input.language !== undefined) draft.language = input.language
  if (input.remindAfterDays !== undefined) draft.remindAfterDays = input.remindAfterDays
}
