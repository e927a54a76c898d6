import type { Day } from '#core/clock'
import type { Estimate } from '#modules/offers/estimates/models/estimate'
import { shownStatus } from '#modules/offers/offer_status'
import {
  OFFER_ROW_COLUMNS,
  type OfferRow,
  offerRow,
  transformOfferRow,
} from '#modules/offers/transformers/offer_row'

/** A row of `estimates` with the columns of `ESTIMATE_ROW_COLUMNS`. */
export interface EstimateRow extends OfferRow {
  follow_up_on: Day | null
  follow_up_note: string
}

export const ESTIMATE_ROW_COLUMNS = [
  ...OFFER_ROW_COLUMNS,
  'follow_up_on',
  'follow_up_note',
] as const satisfies (keyof EstimateRow)[]

export const estimateRow = (estimate: Estimate): EstimateRow => ({
  ...offerRow(estimate),
  follow_up_on: estimate.followUpOn,
  follow_up_note: estimate.followUpNote,
})

/** An estimate as lists show it. @param today in the company's time zone */
export const transformEstimateRow = (row: EstimateRow, today: Day) => ({
  ...transformOfferRow(row),
  status: shownStatus({ status: row.status, validUntil: row.valid_until }, today),
  followUpOn: row.follow_up_on,
  followUpNote: row.follow_up_note,
})
