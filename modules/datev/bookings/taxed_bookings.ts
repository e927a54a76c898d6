import { isInEu } from '#api/suggest_tax'
import { type Minor, minor, moneyText } from '#core/money/minor'
import { type LegKind, legsOf } from '#modules/datev/accounts/legs'
import type { Facts } from '#modules/datev/read/document'
import { isCountable, ownGroup } from '#modules/datev/read/own_amount'
import type { TaxGroup } from '#modules/vat/public'
import type { Book } from './book.js'
import { type Area, type Booking, PLAIN } from './booking.js'

/** Particulars that all bookings of a document share. */
export interface Occasion
  extends Pick<Booking, 'on' | 'reference' | 'text'>,
    Partial<Pick<Booking, 'otherReference' | 'receiptId' | 'dueOn' | 'suppliedOn'>> {
  area: Area
  debtor: string
  facts: Facts
}

/**
 * The bookings of groups of VAT against a client: positive groups are owed by the client, negative ones taken off.
 * Where the rate has no account, net amount and VAT are booked apart.
 */
export function taxedBookings(
  book: Book,
  kind: LegKind,
  groups: readonly TaxGroup[],
  occasion: Occasion
): Booking[] {
  const { facts, debtor, area, on, reference, text, ...rest } = occasion
  if (!isBookable(book, occasion)) return []
  const number = occasion.otherReference || reference
  return groups.flatMap((group) => {
    const own = ownGroup(group, facts, book.currency)
    const { legs, isOtherRate, difference } = legsOf(kind, own, facts)
    if (isOtherRate) book.remark('other_rate', number, on, rateText(group))
    if (difference !== 0n) book.remark('rounding', number, on, moneyText(difference, book.currency))
    return legs
      .filter(({ amount }) => amount !== 0n)
      .map(({ key, amount, tax }) => ({
        ...PLAIN,
        ...rest,
        area,
        amount,
        tax,
        on,
        reference,
        text,
        account: debtor,
        contra: book.account(key),
        vatId: isForEu(group, facts) ? facts.vatId : '',
        foreign: foreignText(minor(group.net + group.tax), facts.currency, book.currency),
      }))
  })
}

/** Whether a document can be booked in euros; otherwise it is remarked and left out. */
export function isBookable(
  book: Book,
  { facts, on, reference }: Pick<Occasion, 'facts' | 'on' | 'reference'>
): boolean {
  if (facts.ownCurrency !== book.currency && facts.currency !== book.currency) {
    book.remark('other_currency', reference, on, facts.ownCurrency)
    return false
  }
  if (isCountable(facts, book.currency)) return true
  book.remark('no_rate', reference, on, facts.currency)
  return false
}

export const foreignText = (amount: Minor, currency: string, ownCurrency: string) =>
  currency === ownCurrency ? '' : `${currency} ${moneyText(amount, currency)}`

/**
 * Supplies that the recapitulative statement names with the VAT id of the client (§ 18a UStG). Under the reverse charge
 * clients in Germany and outside the EU are not among them.
 */
const isForEu = ({ category }: TaxGroup, { country }: Facts) =>
  category === 'K' || (category === 'AE' && country !== 'DE' && isInEu(country))

const rateText = ({ rate }: TaxGroup) => `${Number(rate) / 1e6} %`
