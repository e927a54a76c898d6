import { ESTIMATE_STATUSES, type EstimateStatus } from '#modules/offers/estimates/estimate_status'
import { type OfferStatus, statusWhen } from '#modules/offers/offer_status'
import type { CountedRow, OfferCounts } from '#modules/offers/queries/offer_counts'

export const ESTIMATE_COUNTS: OfferCounts<EstimateStatus, CountedRow<OfferStatus>> = {
  table: 'estimates',
  statusColumns: [],
  shownAs: ({ status, is_late: isLate }) => statusWhen(status, Number(isLate) === 1),
  statuses: ESTIMATE_STATUSES,
  setAside: [],
  outcomes: {
    open: ['Sent', 'Viewed'],
    won: ['Accepted', 'Converted'],
    lost: ['Declined', 'Expired'],
  },
}
