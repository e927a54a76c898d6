import { offeredOn, termFor } from '@/features/invoicing/parts'
import { decimalText, millionths } from '@/lib/exact_amounts'
import type { OpenInvoice } from '../payment'

/** The share of a payment for one invoice. */
export interface Share {
  /** Decimal string; empty for nothing. */
  amount: string
  takesSkonto: boolean
}
/** By invoice. */
export type Shares = Record<string, Share>

export const NO_SHARE: Share = { amount: '', takesSkonto: false }

const textOf = (amount: bigint) => (amount > 0n ? decimalText(amount) : '')

/** The oldest due first, each with the Skonto of the day when the amount covers it whole. */
export function proposeShares(
  invoices: readonly OpenInvoice[],
  amount: string,
  date: string
): Shares {
  let rest = millionths(amount)
  const shares: Shares = {}
  for (const { _id, open, skontoOffer } of invoices) {
    const term = offeredOn(skontoOffer, date)
    const due = millionths(String(term?.amount ?? open))
    const part = rest < due ? rest : due
    shares[_id] = { amount: textOf(part), takesSkonto: term !== undefined && part === due }
    rest -= part
  }
  return shares
}

/** All of an invoice, with or without the Skonto that it offers. */
export function wholeShare({ open, skontoOffer }: OpenInvoice, date: string, takesSkonto: boolean) {
  const term = takesSkonto ? termFor(skontoOffer, date) : undefined
  return { amount: String(term?.amount ?? open), takesSkonto }
}

/** The part of a payment without an invoice; negative when the shares exceed the payment. In millionths. */
export const leftOver = (amount: string, shares: Shares) =>
  Object.values(shares).reduce((rest, share) => rest - millionths(share.amount), millionths(amount))

/** As the server takes it: the invoices that get something. */
export const allocationsOf = (invoices: readonly OpenInvoice[], shares: Shares, date: string) =>
  invoices.flatMap(({ _id, skontoOffer }) => {
    const { amount, takesSkonto } = shares[_id] ?? NO_SHARE
    const term = takesSkonto ? termFor(skontoOffer, date) : undefined
    if (millionths(amount) <= 0n) return []
    return {
      invoiceId: _id,
      amount,
      ...(term && { skonto: term.discount, acceptLateSkonto: date > term.until }),
    }
  })
