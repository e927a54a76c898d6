import type { AnswerOf, RowOf } from '#api/routes'
import type { StatusKind } from '@/components/values/status_badge'

export type ProposalRow = RowOf<'/api/proposals'>
export type ProposalStatus = ProposalRow['status']
export type Proposal = AnswerOf<'GET', '/api/proposals/:id'>
/** A part of a proposal as it is written. */
export type Block = Proposal['blocks'][number]
export type BlockKind = Block['kind']
export type Template = RowOf<'/api/proposal-templates'>

/** A proposal as its client sees it. */
export type Paper = AnswerOf<'POST', '/api/shared-proposals/show'>
export type PaperBlock = Paper['blocks'][number]

/** In the order of the chips, with the colour of each. */
export const STATUSES: { status: ProposalStatus; kind: StatusKind }[] = [
  { status: 'Draft', kind: 'draft' },
  { status: 'Sent', kind: 'open' },
  { status: 'Viewed', kind: 'partly' },
  { status: 'Accepted', kind: 'paid' },
  { status: 'Declined', kind: 'overdue' },
  { status: 'Expired', kind: 'void' },
  { status: 'Archived', kind: 'void' },
]

/** The word of a status: one that was issued and not mailed is not called sent. */
export const statusWordOf = ({ status, sentAt }: Pick<ProposalRow, 'status' | 'sentAt'>) =>
  status === 'Sent' && !sentAt ? 'Issued' : status

export const kindOf = (status: ProposalStatus) =>
  STATUSES.find((each) => each.status === status)?.kind ?? 'open'
