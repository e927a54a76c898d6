import { type Decimal } from '#core/money/decimal'
import type { Minor } from '#core/money/minor'
import { minor } from '#core/money/minor'
import { inOwnCurrency } from '#modules/documents/public'
import type { TaxGroup } from '#modules/vat/public'

/** The currency of a document, and how it is counted in the company's. */
export interface Exchanged {
  currency: string
  /** Units of the company's currency for one of the document's; null without one. */
  rate: Decimal | null
}

/** Whether amounts of a document can be booked in the company's currency. */
export const isCountable = ({ currency, rate }: Exchanged, ownCurrency: string) =>
  currency === ownCurrency || rate !== null

/** An amount of a document in the company's currency. Only for what is countable. */
export function ownAmount(amount: Minor, { currency, rate }: Exchanged, ownCurrency: string) {
  if (currency === ownCurrency || rate === null) return amount
  return inOwnCurrency(amount, rate, { currency, ownCurrency })
}

/** A group of VAT in the company's currency. */
export const ownGroup = (group: TaxGroup, exchanged: Exchanged, ownCurrency: string): TaxGroup => ({
  ...group,
  net: ownAmount(group.net, exchanged, ownCurrency),
  tax: ownAmount(group.tax, exchanged, ownCurrency),
})

/**
 * The difference that a part makes to those before it, so that all parts add up to the amount of the whole.
 * @param before the sum of the earlier parts, in the document's currency
 */
export const ownPart = (
  { before, part }: { before: Minor; part: Minor },
  exchanged: Exchanged,
  ownCurrency: string
): Minor =>
  minor(
    ownAmount(minor(before + part), exchanged, ownCurrency) -
      ownAmount(before, exchanged, ownCurrency)
  )
