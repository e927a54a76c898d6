import { exponentOf } from '#core/money/currency'
import { DECIMAL_ONE, DECIMAL_PLACES, type Decimal, decimal } from '#core/money/decimal'
import { type Minor, minor, percentOf } from '#core/money/minor'
import { magnitude, roundedQuotient } from '#core/money/rounding'
import type { DocumentTotals } from '#modules/documents/public'
import { DISCOUNT } from './codes.js'
import type { FiguresInput } from './figures.js'
import type { EInvoiceLine } from './line.js'
import { isNear } from './slack.js'

const HUNDRED = 100n * DECIMAL_ONE
/** A price that is worked out is not exact; for a thousand units it is, to the cent of any line there is. */
const MANY = 1000n * DECIMAL_ONE

/** A negative price becomes a negative quantity, because BR-27 allows no other; the product is the same. */
export function lineOf(
  line: FiguresInput['lines'][number],
  figures: DocumentTotals['lines'][number],
  input: Pick<FiguresInput, 'priceMode' | 'discountReason' | 'currency'>
): Omit<EInvoiceLine, 'row'> {
  const {
    kind: _,
    isOptional: __,
    unitPrice,
    quantity,
    discount,
    taxCategory,
    taxRate,
    ...words
  } = line
  const sign = unitPrice < 0n ? -1n : 1n
  const { whole, ...priced } = netPrice(line, figures, input)
  const reduced = minor(whole - figures.net)
  return {
    ...words,
    ...priced,
    quantity: decimal(sign * quantity),
    net: figures.net,
    allowances:
      reduced === 0n
        ? []
        : [
            {
              ...reduction(reduced, whole, discount, input.currency),
              reason: input.discountReason,
            },
          ],
    charges: [],
    vat: { category: taxCategory, rate: taxRate },
  }
}

/** A line's amount before its discount, without VAT, and a net price that gives it. */
function netPrice(
  line: FiguresInput['lines'][number],
  figures: DocumentTotals['lines'][number],
  { priceMode, currency }: Pick<FiguresInput, 'priceMode' | 'currency'>
) {
  const { quantity, unitPrice, taxRate } = line
  if (priceMode === 'net') {
    const product = {
      numerator: quantity * unitPrice * 10n ** BigInt(exponentOf(currency)),
      denominator: DECIMAL_ONE * DECIMAL_ONE,
    }
    return isNear(figures.gross, product, currency)
      ? { whole: figures.gross, price: decimal(magnitude(unitPrice)) }
      : { whole: figures.gross, ...priceOf(figures.gross, quantity, currency) }
  }
  const { gross, discount, net } = figures
  const whole = discount === 0n ? net : minor(roundedQuotient(gross * HUNDRED, HUNDRED + taxRate))
  return quantity === 0n
    ? { whole, price: decimal(magnitude(roundedQuotient(unitPrice * HUNDRED, HUNDRED + taxRate))) }
    : { whole, ...priceOf(whole, quantity, currency) }
}

/** The price that gives an amount to the cent. */
function priceOf(whole: Minor, quantity: Decimal, currency: string) {
  const isMany = magnitude(quantity) > MANY
  const units = isMany ? MANY : DECIMAL_ONE
  const unit = 10n ** BigInt(DECIMAL_PLACES - exponentOf(currency))
  const price = magnitude(roundedQuotient(whole * unit * units, quantity))
  return { price: decimal(price), ...(isMany && { priceQuantity: decimal(units) }) }
}

/** Percent and base only when they give the amount without rounding it by more than PEPPOL-EN16931-R040 allows. */
export const reduction = (
  amount: Minor,
  base: Minor,
  percent: Decimal | null | undefined,
  currency: string
) => ({
  amount,
  reasonCode: DISCOUNT,
  ...(percent &&
    percentOf(base, percent) === amount &&
    isNear(amount, { numerator: base * percent, denominator: HUNDRED }, currency) && {
      percent,
      base,
    }),
})
