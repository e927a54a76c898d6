import { statusWhen } from '#modules/offers/offer_status'
import {
  PROPOSAL_STATUSES,
  type ProposalStatus,
  type StoredStatus,
} from '#modules/offers/proposals/proposal_status'
import type { CountedRow, OfferCounts } from '#modules/offers/queries/offer_counts'

interface Row extends CountedRow<StoredStatus> {
  is_archived: boolean | number
}

export const PROPOSAL_COUNTS: OfferCounts<ProposalStatus, Row> = {
  table: 'proposals',
  statusColumns: ['is_archived'],
  shownAs: ({ status, is_archived: isArchived, is_late: isLate }) =>
    isArchived ? 'Archived' : statusWhen(status, Number(isLate) === 1),
  statuses: PROPOSAL_STATUSES,
  setAside: ['Archived'],
  outcomes: {
    open: ['Sent', 'Viewed'],
    won: ['Accepted'],
    lost: ['Declined', 'Expired'],
  },
}
