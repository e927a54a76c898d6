import { type Day, instantText } from '#core/clock'
import type { Proposal } from '#modules/offers/proposals/models/proposal'
import { type StoredStatus, shownStatus } from '#modules/offers/proposals/proposal_status'
import {
  OFFER_ROW_COLUMNS,
  type OfferRow,
  offerRow,
  transformOfferRow,
} from '#modules/offers/transformers/offer_row'

/** A row of `proposals` with the columns of `PROPOSAL_ROW_COLUMNS`. */
export interface ProposalRow extends OfferRow<StoredStatus> {
  title: string
  is_archived: boolean | number
  owner_id: string | null
  last_viewed_at: number | null
}

export const PROPOSAL_ROW_COLUMNS = [
  ...OFFER_ROW_COLUMNS,
  'title',
  'is_archived',
  'owner_id',
  'last_viewed_at',
] as const satisfies (keyof ProposalRow)[]

export const proposalRow = (proposal: Proposal): ProposalRow => ({
  ...offerRow(proposal),
  title: proposal.title,
  is_archived: proposal.isArchived,
  owner_id: proposal.ownerId,
  last_viewed_at: proposal.lastViewedAt,
})

/**
 * A proposal as lists show it.
 * @param today in the company's time zone
 * @param owner name of the author
 */
export const transformProposalRow = (row: ProposalRow, today: Day, owner: string) => ({
  ...transformOfferRow(row),
  title: row.title,
  status: shownStatus(
    { status: row.status, isArchived: Boolean(row.is_archived), validUntil: row.valid_until },
    today
  ),
  owner,
  lastViewedAt: row.last_viewed_at === null ? null : instantText(row.last_viewed_at),
})
