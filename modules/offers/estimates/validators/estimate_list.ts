import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { day } from '#core/validation/day'
import { ESTIMATE_STATUSES } from '#modules/offers/estimates/estimate_status'

/** The orders that an index gives. */
export const ESTIMATE_SORTS = [
  'createdAt',
  'number',
  'date',
  'validUntil',
  'total',
  'client',
] as const

export const estimateListValidator = vine.create({
  ...listQuery(ESTIMATE_SORTS),
  status: vine.enum(ESTIMATE_STATUSES).optional(),
  clientId: vine.string().maxLength(36).optional(),
  from: day().optional(),
  to: day().optional(),
})

export type EstimateListInput = Infer<typeof estimateListValidator>
