import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { CLIENT_TYPES } from '#modules/clients/models/client'

export const clientListValidator = vine.create({
  ...listQuery(['name', 'number', 'city', 'createdAt']),
  type: vine.enum(CLIENT_TYPES).optional(),
  country: vine.string().trim().toUpperCase().maxLength(2).optional(),
  /** Archived clients instead of the others. */
  archived: vine.boolean().optional(),
  /** Only those that have something to pay whose day is over. */
  overdue: vine.boolean().optional(),
})

export type ClientListQuery = Infer<typeof clientListValidator>
