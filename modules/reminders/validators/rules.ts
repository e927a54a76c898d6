import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { LANGUAGES } from '#core/i18n/languages'
import { decimalInput } from '#core/money/decimal_rule'
import { day } from '#core/validation/day'
import { wholeNumber } from '#core/validation/number'
import { letterText, line } from '#core/validation/text'
import { EARLIEST_NOTICE } from '#modules/reminders/queries/chased_invoices'

const LONGEST_SUBJECT = 120
const LONGEST_TEXT = 2000
const MOST_LEVELS = 9
const MOST_RATES = 100

const texts = vine.object({
  subject: line(LONGEST_SUBJECT).nullable().optional(),
  intro: letterText(LONGEST_TEXT).nullable().optional(),
  closing: letterText(LONGEST_TEXT).nullable().optional(),
})

const level = vine.object({
  days: wholeNumber().range([-EARLIEST_NOTICE, 365]),
  fee: decimalInput({ min: 0, max: 1_000_000 }),
  chargesInterest: vine.boolean(),
  chargesFlatSum: vine.boolean(),
  paymentDays: wholeNumber().range([1, 365]),
  texts: vine.object({ en: texts.clone(), de: texts.clone(), sq: texts.clone() }),
})

const baseRate = vine.object({
  from: day(),
  percent: decimalInput({ min: -20, max: 100, places: 4 }),
})

/** A change of how a company reminds: what is left out stays; levels and base rates are given whole. */
export const rulesValidator = vine.create({
  isAutomatic: vine.boolean().optional(),
  sendHour: wholeNumber().range([0, 23]).optional(),
  levels: vine.array(level).minLength(1).maxLength(MOST_LEVELS).optional(),
  baseRates: vine.array(baseRate).distinct('from').maxLength(MOST_RATES).optional(),
})

/** A level as it would be, printed in one language. */
export const levelPreviewValidator = vine.create({
  level: level.clone(),
  language: vine.enum(LANGUAGES),
})

export type RulesInput = Infer<typeof rulesValidator>
export type LevelInput = NonNullable<RulesInput['levels']>[number]
