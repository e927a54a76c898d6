import type { PaymentRow } from '#modules/invoicing/payment'

type Listener = (payment: PaymentRow) => Promise<void>

const listeners: Listener[] = []

/** A later module says what has to happen, in the same transaction, before a payment that it names is removed. */
export function beforePaymentRemoved(listener: Listener) {
  listeners.push(listener)
}

/** Only inside inTx. */
export async function announceRemoval(payment: PaymentRow) {
  for (const listener of listeners) await listener(payment)
}
