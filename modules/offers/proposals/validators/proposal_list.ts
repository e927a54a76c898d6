import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { day } from '#core/validation/day'
import { PROPOSAL_STATUSES } from '#modules/offers/proposals/proposal_status'

/** The orders that an index gives. */
export const PROPOSAL_SORTS = [
  'createdAt',
  'number',
  'title',
  'validUntil',
  'total',
  'client',
] as const

export const proposalListValidator = vine.create({
  ...listQuery(PROPOSAL_SORTS),
  status: vine.enum(PROPOSAL_STATUSES).optional(),
  clientId: vine.string().maxLength(36).optional(),
  from: day().optional(),
  to: day().optional(),
})

export type ProposalListInput = Infer<typeof proposalListValidator>
