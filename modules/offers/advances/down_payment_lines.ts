import type { Decimal } from '#core/money/decimal'
import { decimal, parseDecimal } from '#core/money/decimal'
import { type Minor, minor, moneyDecimal, percentOf } from '#core/money/minor'
import { split } from '#core/money/split'
import type { DocumentTotals, LineBody } from '#modules/documents/public'
import type { PriceMode } from '#modules/settings/public'

/** How much of an order is asked for in advance: a share, or an amount as the order's prices are, net or gross. */
export type Advance = { percent: Decimal } | { amount: Minor }

/** Amount of an order, net or gross like its prices. */
export const orderAmount = ({ amountSum, amountDiscount }: DocumentTotals) =>
  minor(amountSum - amountDiscount)

/** Amount of an advance on an order, net or gross like its prices. */
export const advanceOf = (order: DocumentTotals, advance: Advance): Minor =>
  'percent' in advance ? percentOf(orderAmount(order), advance.percent) : advance.amount

/**
 * The lines of a down payment: one for each VAT rate of the order, in proportion to the order's amount at that rate,
 * so that each part bears the VAT of its supply. Rates with a share of zero are left out.
 */
export function downPaymentLines(
  order: DocumentTotals,
  advance: Minor,
  {
    priceMode,
    currency,
    description,
  }: { priceMode: PriceMode; currency: string; description: string }
): LineBody[] {
  const weights = order.taxes.map(({ base, tax }) => (priceMode === 'gross' ? base + tax : base))
  const parts = split(advance, weights)
  return order.taxes.flatMap(({ category, rate }, index) =>
    parts[index] === 0n
      ? []
      : [
          {
            description,
            quantity: parseDecimal(1),
            unitPrice: moneyDecimal(parts[index], currency),
            taxRate: decimal(rate),
            taxCategory: category,
          },
        ]
  )
}
