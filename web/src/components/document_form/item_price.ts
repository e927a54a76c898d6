import {
  decimalText,
  HUNDRED,
  isExactNumber,
  millionths,
  ONE,
  roundedQuotient,
} from './exact_amounts'
import type { Item } from './line_values'
import type { LinesValues } from './lines_form'

/**
 * The price of an item as a document says it: items have net prices in the company's currency, a document may have
 * gross ones and another currency. Empty when nobody can tell it.
 */
export function priceOfItem(
  { unitPrice, taxRate }: Pick<Item, 'unitPrice' | 'taxRate'>,
  { priceMode, currency, exchangeRate }: Omit<LinesValues, 'lines'>,
  companyCurrency: string
) {
  const net = millionths(String(unitPrice))
  const price =
    priceMode === 'gross'
      ? roundedQuotient(net * (HUNDRED + millionths(String(taxRate))), HUNDRED)
      : net
  if (currency === companyCurrency) return decimalText(price)
  const rate = isExactNumber(exchangeRate) ? millionths(exchangeRate) : 0n
  return rate > 0n ? decimalText(roundedQuotient(price * ONE, rate)) : ''
}
