import type { Day } from '#core/clock'
import { type Minor, minor, NOTHING } from '#core/money/minor'
import type { OpenInvoice, Share } from './suggestion.js'

/** A higher limit would take long: each invoice doubles the combinations. */
const MOST_COMBINED = 12
/** Ways that are tried at most for one entry. */
const MOST_TRIES = 20_000

/** The discount for an invoice paid on a day; zero after its Skonto has ended. */
export function skontoOn({ skonto }: OpenInvoice, day: Day): Minor {
  const discounts = skonto.filter(({ until }) => day <= until).map(({ discount }) => discount)
  return discounts.reduce((most, one) => (one > most ? one : most), NOTHING)
}

const whole = (invoice: OpenInvoice, skonto: Minor): Share => ({
  invoice,
  amount: minor(invoice.open - skonto),
  skonto,
})

/** The one way to pay an invoice exactly: in full, or less its valid Skonto. */
export function exactShare(invoice: OpenInvoice, amount: Minor, on: Day): Share | undefined {
  if (invoice.open === amount) return whole(invoice, NOTHING)
  const discounts = invoice.skonto.filter(({ until }) => on <= until)
  const taken = discounts.find(({ discount }) => minor(invoice.open - discount) === amount)
  return taken && whole(invoice, taken.discount)
}

/**
 * Invoices that an amount pays exactly together, each in full or less its Skonto, the oldest preferred.
 * @param mustAll all of them have to be paid
 */
export function exactShares(
  invoices: OpenInvoice[],
  { amount, on, mustAll }: { amount: Minor; on: Day; mustAll: boolean }
): Share[] | undefined {
  if (invoices.length > MOST_COMBINED) {
    const all = invoices.map((invoice) => whole(invoice, NOTHING))
    const total = all.reduce((sum, share) => sum + share.amount, 0n)
    return total === amount ? all : undefined
  }
  let tries = 0
  const search = (at: number, rest: bigint): Share[] | undefined => {
    const invoice = invoices[at]
    if (!invoice) return rest === 0n ? [] : undefined
    if (rest < 0n || ++tries > MOST_TRIES) return undefined
    for (const skonto of new Set([NOTHING, skontoOn(invoice, on)])) {
      const share = whole(invoice, skonto)
      const others = search(at + 1, rest - share.amount)
      if (others) return [share, ...others]
    }
    return mustAll ? undefined : search(at + 1, rest)
  }
  const found = search(0, amount)
  return found?.length ? found : undefined
}

/** Distributes an amount over invoices, the oldest first; the remainder is returned beside them. */
export function fillUp(invoices: OpenInvoice[], amount: Minor): { shares: Share[]; left: Minor } {
  let left: bigint = amount
  const shares: Share[] = []
  for (const invoice of invoices) {
    if (left === 0n) break
    const part = left < invoice.open ? left : invoice.open
    shares.push({ invoice, amount: minor(part), skonto: NOTHING })
    left -= part
  }
  return { shares, left: minor(left) }
}
