import {
  decimalText,
  HUNDRED,
  isExactNumber,
  millionths,
  ONE,
  roundedQuotient,
} from '@/lib/exact_amounts'
import type { Item } from '../lines/line_values'
import type { LinesValues } from '../lines/lines_form'

/** A price with the VAT that it holds, or that is still to be added. Numbers are decimal strings. */
export interface WrittenPrice {
  unitPrice: string
  priceMode: 'net' | 'gross'
  /** Percent. */
  taxRate: string
}

/**
 * The price of an item as a document writes it: net or gross, in its currency. Reckoned in one step at the item's VAT
 * rate and rounded once, to the six decimals of unit prices (halves away from zero, as the server does). Empty when the
 * rate of exchange is not known.
 */
export function priceOfItem(
  item: Pick<Item, 'unitPrice' | 'priceMode' | 'taxRate'>,
  { priceMode, currency, exchangeRate }: Omit<LinesValues, 'lines'>,
  companyCurrency: string
) {
  const price = { ...item, unitPrice: String(item.unitPrice), taxRate: String(item.taxRate) }
  const { numerator, denominator } = inMode(price, priceMode)
  if (currency === companyCurrency) return decimalText(roundedQuotient(numerator, denominator))
  const rate = isExactNumber(exchangeRate) ? millionths(exchangeRate) : 0n
  if (rate <= 0n) return ''
  return decimalText(roundedQuotient(numerator * ONE, denominator * rate))
}

/** The same price without VAT or with it, to six decimals. Empty for what is no number. */
export function priceIn(mode: 'net' | 'gross', price: WrittenPrice) {
  if (!isExactNumber(price.unitPrice)) return ''
  const { numerator, denominator } = inMode(price, mode)
  return decimalText(roundedQuotient(numerator, denominator))
}

/** Not rounded, so that a rate of exchange can follow. */
export function inMode({ unitPrice, priceMode, taxRate }: WrittenPrice, mode: 'net' | 'gross') {
  const price = millionths(unitPrice)
  const withTax = HUNDRED + millionths(taxRate)
  if (priceMode === mode) return { numerator: price, denominator: 1n }
  return mode === 'gross'
    ? { numerator: price * withTax, denominator: HUNDRED }
    : { numerator: price * HUNDRED, denominator: withTax }
}
