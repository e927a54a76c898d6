import type { Invoice } from '#modules/invoicing/models/invoice'

type Listener = (invoice: Invoice) => Promise<void>

const listeners: Listener[] = []

/**
 * A later module registers its work, in the same transaction, for an issued invoice that was cancelled or withdrawn:
 * its billed records can be billed again.
 */
export function whenReversed(listener: Listener) {
  listeners.push(listener)
}

/** Only inside inTx. */
export async function announceReversal(invoice: Invoice) {
  for (const listener of listeners) await listener(invoice)
}
