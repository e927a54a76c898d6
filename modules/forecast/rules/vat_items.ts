import type { Day } from '#core/clock'
import { type Minor, minor, NOTHING } from '#core/money/minor'
import { beginningOf, endOf, type Interval, returnDay, type VatBasis } from '#modules/vat/public'
import type { CashItem } from './expect_payment.js'

/** A company's rules for paying VAT, and its booked VAT. Amounts are in minor units of its currency. */
export interface VatBooks {
  interval: Interval
  basis: VatBasis
  isExtended: boolean
  country: string
  /** Public holidays of the years in question. */
  holidays: ReadonlySet<Day>
  /** Booked VAT by the first day of its period; below zero for a refund. */
  due: ReadonlyMap<Day, Minor>
}

/**
 * The VAT payments after a day: of each period what is booked and the VAT in what is still expected. On agreed amounts
 * an invoice counts in the period of its date, and one that is issued already is booked; on received amounts every
 * payment counts in the period in which it comes. VAT on receipts that are not recorded yet is not known.
 */
export function vatItems(
  books: VatBooks,
  items: readonly CashItem[],
  { after, until, today, currency }: { after: Day; until: Day; today: Day; currency: string }
): CashItem[] {
  const sums = new Map<Day, bigint>(books.due)
  for (const { tax, day, invoicedOn } of items) {
    const taxedOn = books.basis === 'cash' ? day : invoicedOn
    if (tax === 0n || taxedOn === null) continue
    const beginning = beginningOf(books.interval, taxedOn.slice(0, 7))
    sums.set(beginning, (sums.get(beginning) ?? 0n) + tax)
  }
  return [...sums]
    .map(([beginning, due]) => itemOf(books, beginning, minor(-due), { today, currency }))
    .filter(({ dueOn, amount }) => amount !== 0n && dueOn > after && dueOn <= until)
}

function itemOf(
  { interval, country, isExtended, holidays }: VatBooks,
  beginning: Day,
  amount: Minor,
  { today, currency }: { today: Day; currency: string }
): CashItem {
  const end = endOf(interval, beginning)
  const dueOn = returnDay(end, { country, isExtended, holidays })
  return {
    key: `vat:${beginning}`,
    source: 'vat',
    currency,
    amount,
    full: amount,
    tax: NOTHING,
    dueOn,
    day: dueOn < today ? today : dueOn,
    invoicedOn: null,
    isFixed: true,
    percent: 100,
    clientId: null,
    clientName: '',
    label: `${beginning} ${end}`,
    link: { type: 'vat', id: beginning },
  }
}
