import { type Minor, minor } from '#core/money/minor'
import { inOwnCurrency } from '#modules/documents/public'
import { agreedOfInvoice, agreedOfOthers } from './agreed_taxes.js'
import type { InvoiceFamily } from './invoice_family.js'
import { addedUp } from './open_taxes.js'
import { type Booked, receivedTaxes } from './received_taxes.js'
import type { TaxGroup, VatBasis, VatEntry } from './vat_entry.js'

/**
 * The VAT entries of an invoice, its credit notes and its cancellation by day, on both bases; in the company's own
 * currency where the document has an exchange rate.
 */
export function entriesOf(family: InvoiceFamily): VatEntry[] {
  const { invoice, cancellation } = family
  const received = receivedTaxes(family)
  const of = (documentId: string, basis: VatBasis, booked: Booked[]) =>
    merged(inOwn(family, booked)).flatMap(({ on: dayOn, cause, taxes }) =>
      taxes.map((group): VatEntry => ({ documentId, basis, dayOn, cause, ...group }))
    )
  return [
    ...of(invoice.id, 'accrual', agreedOfInvoice(family, received.invoice)),
    ...of(invoice.id, 'cash', received.invoice),
    ...agreedOfOthers(family, received).flatMap(({ id, booked }) => of(id, 'accrual', booked)),
    ...[...received.creditNotes].flatMap(([id, booked]) => of(id, 'cash', booked)),
    ...(cancellation ? of(cancellation.id, 'cash', received.cancellation) : []),
  ]
}

/** Merges entries with the same day and cause. */
function merged(all: Booked[]): Booked[] {
  const kept = new Map<string, Booked>()
  for (const { on, cause, taxes } of all) {
    const known = kept.get(`${on} ${cause}`)
    kept.set(`${on} ${cause}`, {
      on,
      cause,
      taxes: addedUp([...(known?.taxes ?? []), ...taxes]),
    })
  }
  return [...kept.values()]
}

/**
 * Each amount is exchanged as what it adds to those before it, so that all of them come to the exchanged sum of the
 * document and no cent is lost by parting it.
 */
function inOwn({ currency, exchange }: InvoiceFamily, all: Booked[]): Booked[] {
  if (!exchange) return all
  const { rate, ownCurrency } = exchange
  const own = (amount: Minor) => inOwnCurrency(amount, rate, { currency, ownCurrency })
  let sums: TaxGroup[] = []
  const ownOf = (group: TaxGroup, at: TaxGroup[]) => {
    const found = at.find((one) => one.category === group.category && one.rate === group.rate)
    return { net: own(found?.net ?? minor(0n)), tax: own(found?.tax ?? minor(0n)) }
  }
  return all
    .toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0))
    .map(({ on, cause, taxes }) => {
      const after = addedUp([...sums, ...taxes])
      const exchanged = addedUp(taxes).map((group) => {
        const [from, to] = [ownOf(group, sums), ownOf(group, after)]
        return { ...group, net: minor(to.net - from.net), tax: minor(to.tax - from.tax) }
      })
      sums = after
      return { on, cause, taxes: exchanged }
    })
}
