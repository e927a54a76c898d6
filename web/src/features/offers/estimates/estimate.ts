import type { AnswerOf, RowOf } from '#api/routes'
import type { StatusKind } from '@/components/values/status_badge'
import { OFFER_STATUSES } from '@/features/offers/shared/offer_status'

export type EstimateRow = RowOf<'/api/estimates'>
export type EstimateStatus = EstimateRow['status']
export type Estimate = AnswerOf<'GET', '/api/estimates/:id'>
/** An estimate as its client sees it. */
export type Offer = AnswerOf<'POST', '/api/offers/show'>

/** The queries that show something else after a step. */
export const AFFECTED = ['/api/estimates', '/api/document-chain']

/** In the order of the chips, with the colour of each. */
export const STATUSES: { status: EstimateStatus; kind: StatusKind }[] = [
  ...OFFER_STATUSES,
  { status: 'Converted', kind: 'paid' },
]

export const kindOf = (status: EstimateStatus) =>
  STATUSES.find((each) => each.status === status)?.kind ?? 'open'

type DownPayment = Estimate['downPayments'][number]

/** Whether a down payment asks for money or will. */
export const isStanding = (status: DownPayment['status']) =>
  status !== 'Cancelled' && status !== 'Void'
