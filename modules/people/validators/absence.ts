import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { listQuery } from '#core/http/list_query'
import { day } from '#core/validation/day'
import { line } from '#core/validation/text'
import { ABSENCE_KINDS, ABSENCE_STATUSES } from '#modules/people/models/absence'

const ID = /^[0-9a-f-]{36}$/

export const absenceValidator = vine.create({
  /** Whose; the caller's own without one. */
  userId: vine.string().regex(ID).optional(),
  kind: vine.enum(ABSENCE_KINDS),
  from: day(),
  /** The last day, included. */
  to: day(),
  startsHalf: vine.boolean().optional(),
  endsHalf: vine.boolean().optional(),
  note: line(500).nullable().optional(),
})

export const refusalValidator = vine.create({ reason: line(500).minLength(1) })

const { search: _, ...page } = listQuery(['from'])

export const absenceListValidator = vine.create({
  ...page,
  userId: vine.string().regex(ID).optional(),
  status: vine.enum(ABSENCE_STATUSES).optional(),
  from: day().optional(),
  to: day().optional(),
})

export type AbsenceInput = Infer<typeof absenceValidator>
export type AbsenceListInput = Infer<typeof absenceListValidator>
