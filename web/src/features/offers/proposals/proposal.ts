import type { AnswerOf, RowOf } from '#api/routes'
import type { StatusKind } from '@/components/values/status_badge'
import { OFFER_STATUSES } from '@/features/offers/shared/offer_status'

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

/** The queries that show something else after a step. */
export const AFFECTED = ['/api/proposals', '/api/document-chain']

/** In the order of the chips, with the colour of each. */
export const STATUSES: { status: ProposalStatus; kind: StatusKind }[] = [
  ...OFFER_STATUSES,
  { status: 'Archived', kind: 'void' },
]

export const kindOf = (status: ProposalStatus) =>
  STATUSES.find((each) => each.status === status)?.kind ?? 'open'
