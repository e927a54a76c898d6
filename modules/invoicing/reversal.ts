import type { Invoice } from '#modules/invoicing/models/invoice'

type Listener = (invoice: Invoice) => Promise<void>

const listeners: Listener[] = []

/**
 * A later module says what has to happen, in the same transaction, when an issued invoice asks for nothing any
 * more because it was cancelled or withdrawn: what it billed can be billed again.
 */
export function whenReversed(listener: Listener) {
  listeners.push(listener)
}

/** Only inside inTx. */
export async function announceReversal(invoice: Invoice) {
  for (const listener of listeners) await listener(invoice)
}
