import type { AnswerOf, RowOf } from '#api/routes'
import type { StatusKind } from '@/components/values/status_badge'

export type ClaimRow = RowOf<'/api/expense-claims'>
export type Claim = AnswerOf<'GET', '/api/expense-claims/:id'>
export type ClaimStatus = ClaimRow['status']

/** The screen of receipts that were handed in: of all people for the desk, the own ones for an employee. */
export const CLAIMS = '/expenses/claims'

/** In the order of the chips, with the colour of each. */
export const CLAIM_STATUSES: { status: ClaimStatus; kind: StatusKind }[] = [
  { status: 'submitted', kind: 'partly' },
  { status: 'returned', kind: 'overdue' },
  { status: 'approved', kind: 'paid' },
  { status: 'rejected', kind: 'void' },
]

export const kindOfClaim = (status: ClaimStatus) =>
  CLAIM_STATUSES.find((each) => each.status === status)?.kind ?? 'partly'

/** Whether its person can still correct it. */
export const isOpen = ({ status }: Pick<ClaimRow, 'status'>) =>
  status === 'submitted' || status === 'returned'

/** An approval makes an expense, and the dashboard counts what waits. */
export const AFFECTED = ['/api/expense-claims', '/api/expenses', '/api/dashboard']
