import { FieldError } from '#core/errors/app_error'
import type { Decimal } from '#core/money/decimal'
import { InvalidAmount } from '#core/money/invalid_amount'
import { type Minor, moneyOf } from '#core/money/minor'

/** An entered amount in minor units. @throws 422 `amount_too_precise`, `amount_too_large` at the field */
export function amountAt(field: string, amount: Decimal, currency: string): Minor {
  try {
    return moneyOf(amount, currency)
  } catch (error) {
    if (!(error instanceof InvalidAmount)) throw error
    if (error.fault === 'too_large') throw new FieldError(field, 'forecast.amount_too_large')
    throw new FieldError(field, 'forecast.amount_too_precise', { values: { currency } })
  }
}
