import type { AnswerOf, RowOf } from '#api/routes'
import type { StatusKind } from '@/components/values/status_badge'

export type EstimateRow = RowOf<'/api/estimates'>
export type EstimateStatus = EstimateRow['status']
export type Estimate = AnswerOf<'GET', '/api/estimates/:id'>
/** An estimate as its client sees it. */
export type Offer = AnswerOf<'POST', '/api/offers/show'>

/** In the order of the chips, with the colour of each. */
export const STATUSES: { status: EstimateStatus; kind: StatusKind }[] = [
  { status: 'Draft', kind: 'draft' },
  { status: 'Sent', kind: 'open' },
  { status: 'Viewed', kind: 'partly' },
  { status: 'Accepted', kind: 'paid' },
  { status: 'Declined', kind: 'overdue' },
  { status: 'Expired', kind: 'void' },
  { status: 'Converted', kind: 'paid' },
]

/** The word of a status: one that was issued and not mailed is not called sent. */
export const statusWordOf = ({ status, sentAt }: Pick<EstimateRow, 'status' | 'sentAt'>) =>
  status === 'Sent' && !sentAt ? 'Issued' : status

export const kindOf = (status: EstimateStatus) =>
  STATUSES.find((each) => each.status === status)?.kind ?? 'open'

type DownPayment = Estimate['downPayments'][number]

/** Whether a down payment asks for money or will. */
export const isStanding = (status: DownPayment['status']) =>
  status !== 'Cancelled' && status !== 'Void'
