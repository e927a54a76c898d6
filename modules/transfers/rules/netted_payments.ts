import { minor, sum } from '#core/money/minor'
import { LONGEST, sepaText } from '#core/sepa/sepa_text'
import type { FiledTransfer } from '#modules/transfers/file/transfer_file'

/**
 * The payments in the file of an order: each transfer is one, but a vendor's credit note is taken off the transfers to
 * the same account, which become one payment with all their purposes.
 */
export function nettedPayments(transfers: readonly FiledTransfer[]): FiledTransfer[] {
  return [...Map.groupBy(transfers, ({ iban }) => iban).values()].flatMap((own) =>
    own.some(({ amount }) => amount < 0n) ? together(own) : own
  )
}

function together(transfers: readonly FiledTransfer[]): FiledTransfer[] {
  const first = transfers.find(({ amount }) => amount > 0n)
  if (!first) return []
  return [
    {
      ...first,
      amount: sum(transfers.map(({ amount }) => amount)),
      purpose: sepaText(transfers.map(({ purpose }) => purpose).join(', '), LONGEST.purpose),
    },
  ]
}

/** Vendors whose credit notes take everything off: nothing is left to transfer to them. */
export const withNothingLeft = (transfers: readonly FiledTransfer[]): string[] =>
  [...Map.groupBy(transfers, ({ iban }) => iban).values()]
    .filter((own) => sum(own.map(({ amount }) => amount)) <= minor(0n))
    .flatMap(([first]) => first?.creditor ?? [])
