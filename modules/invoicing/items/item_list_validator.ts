import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'

export const itemListValidator = vine.create({
  ...listQuery(['name', 'number', 'createdAt']),
  /** Archived items instead of those in use. */
  archived: vine.boolean().optional(),
})

export type ItemListInput = Infer<typeof itemListValidator>
