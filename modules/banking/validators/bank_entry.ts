import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { day } from '#core/validation/day'
import { ENTRY_STATES } from '#modules/banking/bank_entry'

export const entryListValidator = vine.create({
  ...listQuery(['date']),
  state: vine.enum(ENTRY_STATES).optional(),
  direction: vine.enum(['in', 'out'] as const).optional(),
  statementId: vine.string().maxLength(36).optional(),
  from: day().optional(),
  to: day().optional(),
})

export type EntryListInput = Infer<typeof entryListValidator>
