import { FieldError } from '#core/errors/app_error'
import type { Decimal } from '#core/money/decimal'
import { InvalidAmount } from '#core/money/invalid_amount'
import { type Minor, moneyOf } from '#core/money/minor'

/** A typed amount in minor units. @throws FieldError 422 `assets.cost_too_precise` at the field */
export function exactAmount(amount: Decimal, currency: string, field: 'cost' | 'proceeds'): Minor {
  try {
    return moneyOf(amount, currency)
  } catch (error) {
    if (!(error instanceof InvalidAmount)) throw error
    throw new FieldError(field, 'assets.cost_too_precise', { values: { currency } })
  }
}
