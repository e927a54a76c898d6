import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { day } from '#core/validation/day'
import { NOTE_STATUSES } from '#modules/deliveries/note_status'

/** The orders that an index gives. */
export const NOTE_SORTS = ['createdAt', 'number', 'date', 'client'] as const

export const noteListValidator = vine.create({
  ...listQuery(NOTE_SORTS),
  status: vine.enum(NOTE_STATUSES).optional(),
  /** Handed over and in no invoice yet. */
  notInvoiced: vine.boolean().optional(),
  clientId: vine.string().maxLength(36).optional(),
  from: day().optional(),
  to: day().optional(),
})

export const recipientListValidator = vine.create(listQuery(['name']))

export type NoteListInput = Infer<typeof noteListValidator>
