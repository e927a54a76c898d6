import vine from '@vinejs/vine'
import { listQuery } from '#core/http/list_query'
import { day } from '#core/validation/day'
import { line } from '#core/validation/text'
import { WEEK_STATUSES } from '#modules/people/models/work_week'

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/

/** `2026-11`; the current month without one. */
export const monthValidator = vine.create({ month: vine.string().regex(MONTH).optional() })

export const periodValidator = vine.create({ from: day().optional(), to: day().optional() })

/** The Monday of the week. */
export const weekValidator = vine.create({ weekStart: day() })

export const returnValidator = vine.create({ reason: line(500).minLength(1) })

const { search: _, ...page } = listQuery(['weekStart'])

export const weekListValidator = vine.create({
  ...page,
  status: vine.enum(WEEK_STATUSES).optional(),
  /** The id of a person, or `me` for the caller. */
  userId: vine
    .string()
    .regex(/^(me|[0-9a-f-]{36})$/)
    .optional(),
  weekStart: day().optional(),
})
