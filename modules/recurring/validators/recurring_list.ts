import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { PROFILE_STATUSES } from '#modules/recurring/models/recurring_profile'

export const RECURRING_SORTS = [
  'createdAt',
  'name',
  'client',
  'total',
  'nextDate',
  'status',
] as const

const listOf = (value: unknown) => (typeof value === 'string' ? value.split(',') : value)

const companyId = () => vine.string().maxLength(36).optional()

export const recurringListValidator = vine.create({
  ...listQuery(RECURRING_SORTS),
  /** One or more, with commas between them. */
  status: vine.array(vine.enum(PROFILE_STATUSES)).parse(listOf).optional(),
  /** For super admins: of this company only. */
  companyId: companyId(),
  clientId: vine.string().maxLength(36).optional(),
})

export const recurringSummaryValidator = vine.create({ companyId: companyId() })

export const recurringRecipientsValidator = vine.create({
  ...listQuery(['name']),
  companyId: companyId(),
})

export type RecurringListInput = Infer<typeof recurringListValidator>
