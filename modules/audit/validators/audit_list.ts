import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { day } from '#core/validation/day'

/** Filters for entries without an account: clients behind their links, and Kontor's scheduled work. */
export const NOBODY = 'nobody'

// Entries are sentences in the reader's language, made by the client: they are filtered, not searched.
const { search: _, ...paging } = listQuery(['sequence'])

export const auditListValidator = vine.create({
  ...paging,
  /** The person who did it, or `nobody`. */
  userId: vine.string().maxLength(36).optional(),
  /** Kind of record, such as `invoice`. */
  type: vine.string().maxLength(40).optional(),
  from: day().optional(),
  to: day().optional(),
})

export type AuditListInput = Infer<typeof auditListValidator>
