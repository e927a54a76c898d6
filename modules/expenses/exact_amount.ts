import { FieldError } from '#core/errors/app_error'
import type { Decimal } from '#core/money/decimal'
import { InvalidAmount } from '#core/money/invalid_amount'
import { type Minor, moneyOf } from '#core/money/minor'

/**
 * An amount of a request in minor units of its currency.
 * @throws FieldError 422 `expenses.amount_too_precise` at the field for more places than the currency has
 */
export function exactAmount(value: Decimal, currency: string, field: string): Minor {
  try {
    return moneyOf(value, currency)
  } catch (error) {
    if (!(error instanceof InvalidAmount)) throw error
    throw new FieldError(field, 'expenses.amount_too_precise', { values: { currency } })
  }
}
