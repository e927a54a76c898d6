import { exponentOf } from '#core/money/currency'
import { DECIMAL_ONE, DECIMAL_PLACES, type Decimal, decimal } from '#core/money/decimal'
import { type Minor, minor, percentOf } from '#core/money/minor'
import { magnitude, roundedQuotient } from '#core/money/rounding'
import type { DocumentTotals } from '#modules/documents/public'
import { DISCOUNT } from './codes.js'
import type { FiguresInput } from './figures.js'
import type { EInvoiceLine } from './line.js'

const HUNDRED = 100n * DECIMAL_ONE
/** A net price of a gross one is not exact; for a thousand units it is, to the cent of any line there is. */
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
  const { whole, ...priced } =
    input.priceMode === 'net'
      ? { whole: figures.gross, price: decimal(sign * unitPrice) }
      : netPrice(line, figures, input.currency)
  const reduced = minor(whole - figures.net)
  return {
    ...words,
    ...priced,
    quantity: decimal(sign * quantity),
    net: figures.net,
    allowances:
      reduced === 0n
        ? []
        : [{ ...reduction(reduced, whole, discount), reason: input.discountReason }],
    charges: [],
    vat: { category: taxCategory, rate: taxRate },
  }
}

/** What a line with a price that holds VAT costs without it, before its discount, and the price that gives this. */
function netPrice(
  { quantity, unitPrice, taxRate }: FiguresInput['lines'][number],
  { gross, discount, net }: DocumentTotals['lines'][number],
  currency: string
) {
  const whole = discount === 0n ? net : minor(roundedQuotient(gross * HUNDRED, HUNDRED + taxRate))
  const isMany = magnitude(quantity) > MANY
  const units = isMany ? MANY : DECIMAL_ONE
  const unit = 10n ** BigInt(DECIMAL_PLACES - exponentOf(currency))
  const price =
    quantity === 0n
      ? roundedQuotient(unitPrice * HUNDRED, HUNDRED + taxRate)
      : roundedQuotient(whole * unit * units, quantity)
  return {
    whole,
    price: decimal(magnitude(price)),
    ...(isMany && { priceQuantity: decimal(units) }),
  }
}

/** Percent and base only when they give the amount exactly, as PEPPOL-EN16931-R040 wants it. */
export const reduction = (amount: Minor, base: Minor, percent: Decimal | null | undefined) => ({
  amount,
  reasonCode: DISCOUNT,
  ...(percent && percentOf(base, percent) === amount && { percent, base }),
})
