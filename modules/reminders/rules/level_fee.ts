import { FieldError } from '#core/errors/app_error'
import type { Decimal } from '#core/money/decimal'
import { InvalidAmount } from '#core/money/invalid_amount'
import { type Minor, moneyOf } from '#core/money/minor'

/**
 * The fee of a level as entered, in minor units.
 * @param field its path in the request
 * @throws 422 `amount_too_precise` for parts of a cent
 */
export function levelFee(fee: Decimal, currency: string, field: string): Minor {
  try {
    return moneyOf(fee, currency)
  } catch (error) {
    if (!(error instanceof InvalidAmount)) throw error
    throw new FieldError(field, 'reminders.amount_too_precise', { values: { currency } })
  }
}
