import vine, { BaseLiteralType, symbols } from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { type Decimal, decimal, parseDecimal } from './decimal.js'
import { InvalidAmount } from './invalid_amount.js'

interface Limits {
  /** Most digits after the point, up to 6. */
  places?: number
  /** Least and greatest value that is accepted, in whole units. */
  min?: number
  max?: number
  /** More than nothing. */
  isPositive?: boolean
}

const MESSAGES = {
  not_a_number: 'The {{ field }} field must be a number',
  too_precise: 'The {{ field }} field has too many decimal places',
  too_large: 'The {{ field }} field is too large',
  positive: 'The {{ field }} field must be more than 0',
  min: 'The {{ field }} field must be at least {{ min }}',
  max: 'The {{ field }} field must not be greater than {{ max }}',
}

const exact = vine.createRule<Limits>(checkExact, {
  // For the description of the API: a number, or its digits as text.
  toJSONSchema: (schema, { min, max, isPositive }) => {
    schema.type = ['number', 'string']
    if (isPositive) schema.exclusiveMinimum = 0
    if (min !== undefined) schema.minimum = min
    if (max !== undefined) schema.maximum = max
  },
})

function checkExact(input: unknown, { places, min, max, isPositive }: Limits, field: FieldContext) {
  if (typeof input !== 'number' && typeof input !== 'string') {
    return field.report(MESSAGES.not_a_number, 'not_a_number', field)
  }
  try {
    const value = parseDecimal(input, places)
    if (isPositive && value <= 0n) return field.report(MESSAGES.positive, 'positive', field)
    if (min !== undefined && value < parseDecimal(min)) {
      return field.report(MESSAGES.min, 'min', field, { min })
    }
    if (max !== undefined && value > parseDecimal(max)) {
      return field.report(MESSAGES.max, 'max', field, { max })
    }
    field.mutate(value, field)
  } catch (error) {
    if (!(error instanceof InvalidAmount)) throw error
    field.report(MESSAGES[error.fault], error.fault, field)
  }
}

/** `vine.number()` would make it a floating point number; `vine.any()` would give clients no type. */
class NumberOrText extends BaseLiteralType<number | string, unknown, unknown> {
  readonly [symbols.SUBTYPE] = 'decimal'

  clone() {
    return new NumberOrText(this.cloneOptions(), this.cloneValidations()) as this
  }
}

/**
 * A number or decimal string of the request, as an exact `Decimal`: `quantity: decimalInput({ min: 0 })`, `unitPrice:
 * decimalInput().optional()`. For an amount of money, `moneyOf(value, currency)` converts it to minor units. Rules in
 * the failure: not_a_number, too_precise, too_large, positive, min, max.
 */
export const decimalInput = (limits: Limits = {}) =>
  new NumberOrText().use(exact(limits)).transform((value): Decimal => decimal(value as bigint))
