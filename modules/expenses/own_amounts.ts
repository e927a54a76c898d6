import { FieldError } from '#core/errors/app_error'
import { DECIMAL_ONE, type Decimal, decimal } from '#core/money/decimal'
import { type Minor, sum } from '#core/money/minor'
import { inOwnCurrency } from '#modules/documents/public'
import type { BusinessFigures, LineFigures } from './figures.js'

interface Exchange {
  /** Currency of the receipt. */
  currency: string
  /** Units of the company's currency for one of the receipt's. */
  exchangeRate: Decimal | null
  ownCurrency: string
}

/**
 * The figures of a receipt in the company's own currency. Net and VAT are converted, and the gross amount is their sum,
 * so that the parts always add up.
 * @throws FieldError 422 `expenses.exchange_rate_missing` for another currency without a rate
 */
export function ownFigures(figures: LineFigures & BusinessFigures, exchange: Exchange) {
  const { currency, ownCurrency } = exchange
  const rate = currency === ownCurrency ? decimal(DECIMAL_ONE) : exchange.exchangeRate
  if (rate === null) throw new FieldError('exchangeRate', 'expenses.exchange_rate_missing')
  const own = (amount: Minor) => inOwnCurrency(amount, rate, { currency, ownCurrency })
  const ownNet = own(figures.net)
  const ownTax = own(figures.tax)
  return {
    ownNet,
    ownTax,
    ownGross: sum([ownNet, ownTax]),
    ownOwedTax: own(figures.owedTax),
    ownBusinessNet: own(figures.businessNet),
    ownBusinessTax: own(figures.businessTax),
    ownBusinessOwedTax: own(figures.businessOwedTax),
  }
}
