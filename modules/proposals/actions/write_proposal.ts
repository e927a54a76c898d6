import { addDays } from '#core/clock'
import { foldText } from '#core/database/search'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import {
  addressContent,
  amountForAudit,
  emptyContent,
  type LineBody,
  lineContents,
  pricingOf,
  setTerms,
  usualTerms,
} from '#modules/documents/public'
import { assertItemsOwned } from '#modules/invoicing/public'
import { recordChange } from '#modules/proposals/actions/record_change'
import type { Block } from '#modules/proposals/blocks/block'
import { Proposal } from '#modules/proposals/models/proposal'
import { removeParts, repriceLines, writeLines } from '#modules/proposals/queries/proposal_parts'
import type { ProposalInput } from '#modules/proposals/validators/proposal'
import { assertAlternatives } from '#modules/sales/public'

/** Default validity of a proposal, and default wait for a view. */
const USUAL_DAYS = 30
const USUAL_WAIT = 3

/** The content of a proposal, with blocks already checked by `readBlocks`. */
export type ProposalContent = Omit<ProposalInput, 'blocks'> & { blocks?: Block[] }

/** A draft without an owner: the first version of a proposal of its own. */
export function emptyProposal(company: CompanyScope, ownerId: string | null): Proposal {
  const draft = Proposal.for(company)
  draft.merge({
    ...emptyContent(),
    title: '',
    blocks: [],
    language: null,
    status: 'Draft',
    isArchived: false,
    number: null,
    rootId: draft.id,
    revision: 1,
    isSuperseded: false,
    ownerId,
    acceptedTotal: null,
    remindAfterDays: USUAL_WAIT,
    remindAt: null,
    issuedAt: null,
    sentAt: null,
    lastViewedAt: null,
  })
  return draft
}

/** A new draft. Only inside inTx. @throws 422 as addressContent, setTerms, priceDocument */
export async function createProposal(
  company: CompanyScope,
  input: ProposalContent,
  draft: Proposal
): Promise<Proposal> {
  await addressContent(company, draft, input)
  putIn(draft, input)
  await usualTerms(company, draft)
  setTerms(draft, input)
  await writeOffer(company, draft, input.lines ?? [])
  await recordDraft(draft, 'proposal.drafted')
  return draft
}

/**
 * Changes a draft; missing fields keep their value. Only inside inTx.
 * @param version the version that the change is based on; without it the newest is changed
 * @throws 409 `not_a_draft`, `version_conflict`
 */
export async function updateProposal(
  company: CompanyScope,
  draft: Proposal,
  { version, ...input }: ProposalContent & { version?: number }
) {
  draft.assertDraft()
  draft.assertVersion(version)
  await draft.claim()
  const before = pricingOf(draft)
  await addressContent(company, draft, input)
  putIn(draft, input)
  setTerms(draft, input)
  rememberSearch(draft)
  if (input.lines) await writeOffer(company, draft, input.lines)
  else if (pricingOf(draft) !== before) await repriceLines(draft)
  await draft.save()
  await recordDraft(draft, 'proposal.draft_changed')
}

/** Only drafts can be deleted. Only inside inTx. @throws 409 as updateProposal */
export async function deleteProposal(draft: Proposal, version?: number) {
  draft.assertDraft()
  draft.assertVersion(version)
  await draft.claim()
  await removeParts(draft)
  await draft.delete()
  await recordDraft(draft, 'proposal.draft_deleted')
}

/** A search finds it by its number, title and client. */
export function rememberSearch(proposal: Proposal) {
  proposal.searchText = foldText(proposal.number, proposal.title, proposal.clientName)
}

async function writeOffer(company: CompanyScope, draft: Proposal, bodies: LineBody[]) {
  const lines = await lineContents(draft, bodies)
  await assertItemsOwned(company, lines)
  assertAlternatives(lines)
  rememberSearch(draft)
  await writeLines(draft, lines)
}

/** @throws 422 `valid_until_before` */
function putIn(draft: Proposal, input: ProposalContent) {
  if (input.title !== undefined) draft.title = input.title
  if (input.blocks) draft.blocks = input.blocks
  if (input.language !== undefined) draft.language = input.language
  if (input.remindAfterDays !== undefined) draft.remindAfterDays = input.remindAfterDays
  draft.validUntil = input.validUntil ?? draft.validUntil ?? addDays(draft.dateOn, USUAL_DAYS)
  if (draft.validUntil < draft.dateOn)
    throw new FieldError('validUntil', 'proposals.valid_until_before')
}

const recordDraft = (draft: Proposal, action: string) =>
  recordChange(draft, action, {
    title: draft.title,
    client: draft.clientName,
    ...amountForAudit(draft.total, draft.currency),
  })
