import { moneyNumber } from '#core/money/minor'
import type { LimitWarning } from '#modules/vat/limits/small_business_limits'
import { RETURN_CURRENCY } from '#modules/vat/returns/return_line'

/** Amounts in euros. */
export const transformLimit = ({ amount, limit, ...warning }: LimitWarning) => ({
  ...warning,
  currency: RETURN_CURRENCY,
  amount: moneyNumber(amount, RETURN_CURRENCY),
  limit: moneyNumber(limit, RETURN_CURRENCY),
})
