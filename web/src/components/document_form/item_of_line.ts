import {
  decimalText,
  HUNDRED,
  isExactNumber,
  millionths,
  ONE,
  roundedQuotient,
} from './exact_amounts'
import type { LineValues } from './line_values'

/** As long as the server takes it. */
const LONGEST_NAME = 200

/** How the document of a line says its prices, and what an item needs instead. */
export interface PricesOfDocument {
  priceMode: 'net' | 'gross'
  currency: string
  /** Units of the company's currency for one of the document's; empty when it is not known. */
  exchangeRate: string
  /** Items are priced in it. */
  companyCurrency: string
  /** VAT of a new line, a decimal string: that of an item whose line bears none for the sake of this client. */
  usualTaxRate: string
}

/** The item that a line would be: its first row is the name, the others the description. */
export function itemOfLine(line: LineValues, prices: PricesOfDocument) {
  const [first = '', ...others] = line.description.trim().split('\n')
  const isCut = first.length > LONGEST_NAME
  return {
    type: 'service' as 'service' | 'product',
    name: first.slice(0, LONGEST_NAME).trim(),
    number: '',
    description: isCut ? line.description.trim() : others.join('\n').trim(),
    unit: line.unit,
    unitPrice: ownNetPrice(line, prices),
    taxRate: line.taxCategory && line.taxCategory !== 'S' ? prices.usualTaxRate : line.taxRate,
  }
}

/** The price without VAT in the company's currency; empty when nobody can tell it. */
function ownNetPrice({ unitPrice, taxRate }: LineValues, prices: PricesOfDocument) {
  if (!isExactNumber(unitPrice)) return ''
  const price = millionths(unitPrice)
  const net =
    prices.priceMode === 'gross'
      ? roundedQuotient(price * HUNDRED, HUNDRED + millionths(taxRate))
      : price
  if (prices.currency === prices.companyCurrency) return decimalText(net)
  if (!isExactNumber(prices.exchangeRate)) return ''
  return decimalText(roundedQuotient(net * millionths(prices.exchangeRate), ONE))
}
