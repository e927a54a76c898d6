import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { decimalInput } from '#core/money/decimal_rule'
import { day } from '#core/validation/day'
import { RATE_LEVELS } from '#modules/tasks/rates/rate_levels'
import { id, version } from './rules.js'

const values = {
  /** The first day on which it applies, in the company's zone. */
  from: day(),
  /** Net per hour, in the currency of the project, client or company. */
  amount: decimalInput({ min: 0, max: 1_000_000 }),
}

export const newRateValidator = vine.create({
  level: vine.enum(RATE_LEVELS),
  taskId: id().nullable().optional(),
  projectId: id().nullable().optional(),
  clientId: id().nullable().optional(),
  userId: id().nullable().optional(),
  ...values,
})

export const rateChangeValidator = vine.create({ ...values, version: version() })

export const RATE_SORTS = ['level', 'from'] as const

export const rateListValidator = vine.create({
  ...listQuery(RATE_SORTS),
  level: vine.enum(RATE_LEVELS).optional(),
  projectId: id().optional(),
  clientId: id().optional(),
  userId: id().optional(),
})

export type NewRate = Infer<typeof newRateValidator>
export type RateChange = Infer<typeof rateChangeValidator>
export type RateListQuery = Infer<typeof rateListValidator>
