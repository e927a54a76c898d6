import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { decimalInput } from '#core/money/decimal_rule'
import { day } from '#core/validation/day'
import { line } from '#core/validation/text'
import { versionField } from '#modules/documents/public'
import { VEHICLES } from '#modules/expenses/trips/kilometre_rates'

/** A longer journey is entered in parts. */
export const LONGEST_DAYS = 92

const time = () => vine.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const journey = {
  startDate: day(),
  startTime: time(),
  endDate: day(),
  endTime: time(),
  /** Allowances for meals abroad are typed. */
  isAbroad: vine.boolean().optional(),
  /** Whether the nights were spent away; without it they were. */
  hasStay: vine.boolean().optional(),
  /** Kilometres driven with the person's own vehicle, there and back. */
  km: decimalInput({ places: 1, min: 0, max: 100_000 }).optional().nullable(),
  vehicle: vine.enum(VEHICLES).optional(),
  /** Whether allowances for meals are asked for. */
  hasMeals: vine.boolean().optional(),
  /** Meals that somebody else paid, by day. */
  meals: vine
    .array(
      vine.object({
        date: day(),
        breakfast: vine.boolean().optional(),
        lunch: vine.boolean().optional(),
        dinner: vine.boolean().optional(),
      })
    )
    .maxLength(LONGEST_DAYS)
    .optional(),
  /** The rate of one kilometre in major units, where there is no checked one. */
  perKm: decimalInput({ places: 4, isPositive: true, max: 100 }).optional().nullable(),
  /** The allowances for meals in major units, where there are no checked ones. */
  perDiem: decimalInput({ places: 4, min: 0, max: 1e6 }).optional().nullable(),
}

export const tripCalculationValidator = vine.create(journey)

export const tripValidator = vine.create({
  ...journey,
  /** From where to where. */
  route: line(150).minLength(1),
  /** Client, project or occasion. */
  purpose: line(150).minLength(1),
  version: versionField(),
})

export type JourneyInput = Infer<typeof tripCalculationValidator>
export type TripInput = Infer<typeof tripValidator>
