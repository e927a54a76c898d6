import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { HOLIDAY_REGIONS } from '#api/holiday_regions'
import { decimalInput } from '#core/money/decimal_rule'
import { day } from '#core/validation/day'
import { wholeNumber } from '#core/validation/number'
import { halfDays } from './half_days.js'
import { since2000 } from './since_2000.js'

const MINUTES_OF_DAY = 1440
const MOST_OPENING_MINUTES = 600_000

export const holidayRegion = () => vine.enum(HOLIDAY_REGIONS.map(({ code }) => code))

/** Fields that are left out keep their value; null clears. */
export const employmentValidator = vine.create({
  entryDate: since2000().nullable().optional(),
  exitDate: day().nullable().optional(),
  holidayRegion: holidayRegion().nullable().optional(),
  /** Holiday in a full year; half days are possible. */
  leaveDays: halfDays(366).optional(),
  openingMinutes: wholeNumber().range([-MOST_OPENING_MINUTES, MOST_OPENING_MINUTES]).optional(),
  version: wholeNumber().min(0).optional(),
})

export const patternValidator = vine.create({
  from: since2000(),
  /** Minutes by weekday, Monday first. */
  minutes: vine.array(wholeNumber().range([0, MINUTES_OF_DAY])).fixedLength(7),
})

export const costRateValidator = vine.create({
  from: since2000(),
  /** Per hour, in the company's currency. */
  amount: decimalInput({ min: 0, max: 1_000_000 }),
})

export type CostRateInput = Infer<typeof costRateValidator>
export type EmploymentInput = Infer<typeof employmentValidator>
export type PatternInput = Infer<typeof patternValidator>
