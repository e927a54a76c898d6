import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { decimalInput } from '#core/money/decimal_rule'
import { day } from '#core/validation/day'
import { line } from '#core/validation/text'
import { versionField } from '#modules/documents/public'
import { DIRECTIONS, PLANNED_KINDS } from '#modules/forecast/models/planned_payment'
import { TIMINGS } from '#modules/forecast/rules/assumptions'
import { SOURCES } from '#modules/forecast/rules/fact'
import { scheduleFields } from '#modules/recurring/public'
import { INTERVALS, VAT_BASES } from '#modules/vat/public'

const HORIZONS = [3, 6, 12] as const
const ID = /^[0-9a-f-]{36}$/

const wish = {
  months: vine.enum(HORIZONS.map(String)).optional(),
  by: vine.enum(TIMINGS).optional(),
  scenario: vine.string().regex(ID).optional(),
}

export const forecastValidator = vine.create(wish)

export const forecastItemsValidator = vine.create({
  ...wish,
  from: day().optional(),
  to: day().optional(),
  source: vine.enum(SOURCES).optional(),
})

const percent = () => vine.number().withoutDecimals().range([0, 100]).optional()

/** Omitted fields keep their value. */
export const forecastSettingsValidator = vine.create({
  balance: decimalInput({ min: -1e11, max: 1e11 }).optional().nullable(),
  balanceDate: day().optional().nullable(),
  minimum: decimalInput({ min: 0, max: 1e11 }).optional(),
  weights: vine
    .object({
      drafts: percent(),
      accepted: percent(),
      offers: percent(),
      hours: percent(),
      late: percent(),
    })
    .optional(),
  vatInterval: vine.enum([...INTERVALS, 'none'] as const).optional(),
  vatBasis: vine.enum(VAT_BASES).optional(),
  isVatExtended: vine.boolean({ strict: true }).optional(),
  version: versionField(),
})

export const plannedPaymentValidator = vine.create({
  name: line(200).minLength(1),
  kind: vine.enum(PLANNED_KINDS),
  direction: vine.enum(DIRECTIONS),
  amount: decimalInput({ places: 4, isPositive: true, max: 1e10 }),
  date: day(),
  endsOn: day().optional().nullable(),
  /** Without it the payment comes once. */
  schedule: scheduleFields().optional().nullable(),
  vendor: line(200).optional().nullable(),
  version: versionField(),
})

/** Most changes of one scenario. */
const MOST_CHANGES = 50

export const scenarioValidator = vine.create({
  name: line(100).minLength(1),
  changes: vine
    .array(
      vine.object({
        kind: vine.enum(['shift', 'drop', 'once'] as const),
        name: line(300).minLength(1),
        key: line(120).optional().nullable(),
        day: day().optional().nullable(),
        clientId: vine.string().regex(ID).optional().nullable(),
        withOpen: vine.boolean({ strict: true }).optional().nullable(),
        direction: vine.enum(DIRECTIONS).optional().nullable(),
        amount: decimalInput({ places: 4, isPositive: true, max: 1e10 }).optional().nullable(),
      })
    )
    .maxLength(MOST_CHANGES),
  version: versionField(),
})

export type ForecastWishInput = Infer<typeof forecastValidator>
export type ForecastSettingsInput = Infer<typeof forecastSettingsValidator>
export type PlannedPaymentInput = Infer<typeof plannedPaymentValidator>
export type ScenarioInput = Infer<typeof scenarioValidator>
