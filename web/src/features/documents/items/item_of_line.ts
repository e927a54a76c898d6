import { decimalText, isExactNumber, millionths, ONE, roundedQuotient } from '@/lib/exact_amounts'
import type { LineValues } from '../lines/line_values'
import { inMode } from './item_price'

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
  const bearsUsualTax = !line.taxCategory || line.taxCategory === 'S'
  // A gross price at another VAT rate would be another price.
  const priceMode = bearsUsualTax ? prices.priceMode : 'net'
  return {
    type: 'service' as 'service' | 'product',
    name: first.slice(0, LONGEST_NAME).trim(),
    number: '',
    description: isCut ? line.description.trim() : others.join('\n').trim(),
    unit: line.unit,
    unitPrice: ownPrice(line, prices, priceMode),
    priceMode,
    taxRate: bearsUsualTax ? line.taxRate : prices.usualTaxRate,
  }
}

/** The price in the company's currency; empty when nobody can tell it. */
function ownPrice(
  { unitPrice, taxRate }: LineValues,
  { priceMode, currency, companyCurrency, exchangeRate }: PricesOfDocument,
  mode: 'net' | 'gross'
) {
  if (!isExactNumber(unitPrice)) return ''
  const { numerator, denominator } = inMode({ unitPrice, priceMode, taxRate }, mode)
  if (currency === companyCurrency) return decimalText(roundedQuotient(numerator, denominator))
  if (!isExactNumber(exchangeRate)) return ''
  return decimalText(roundedQuotient(numerator * millionths(exchangeRate), denominator * ONE))
}
