import vine from '@vinejs/vine'
import { decimalInput } from '#core/money/decimal_rule'
import { currencyCode } from '#core/validation/codes'
import { day } from '#core/validation/day'
import { wholeNumber } from '#core/validation/number'
import { month } from './reported_months.js'

/** Years of the euro that documents can have. */
const year = () => wholeNumber().range([2002, 2199])

export const prepaymentYearValidator = vine.create({ year: year() })

export const prepaymentValidator = vine.create({
  year: year(),
  /** Euros. */
  amount: decimalInput({ min: 0, max: 999_999_999 }),
})

/** First and last day of a history. */
export const reportsValidator = vine.create({ from: day(), to: day() })

/** The person has sent the corrected return. */
export const correctionValidator = vine.create({ confirmed: vine.boolean().optional() })

export const officialRateValidator = vine.create({
  month: month(),
  currency: currencyCode(),
  /** Units of the currency for one euro. */
  rate: decimalInput({ isPositive: true, max: 10_000_000 }).nullable().optional(),
})

/** A recapitulative statement that was reported, or its correction. */
export const statementReportValidator = vine.create({
  from: day(),
  to: day(),
  confirmed: vine.boolean().optional(),
})
