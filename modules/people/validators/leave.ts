import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { day } from '#core/validation/day'
import { wholeNumber } from '#core/validation/number'
import { halfDays } from './half_days.js'

const year = () => wholeNumber().range([2000, 2099])

export const leaveQueryValidator = vine.create({ year: year().optional() })

/** Fields that are left out keep their value; null follows the rule. */
export const leaveYearValidator = vine.create({
  year: year(),
  days: halfDays(366).nullable().optional(),
  carriedDays: halfDays(366).nullable().optional(),
  carriedUntil: day().nullable().optional(),
})

export type LeaveYearInput = Infer<typeof leaveYearValidator>
