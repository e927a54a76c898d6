import type { PaymentRow } from '#modules/invoicing/payment'

type Listener = (payment: PaymentRow) => Promise<void>

const listeners: Listener[] = []

/** A later module registers its work, in the same transaction, before a payment that it refers to is removed. */
export function beforePaymentRemoved(listener: Listener) {
  listeners.push(listener)
}

/** Only inside inTx. */
export async function announceRemoval(payment: PaymentRow) {
  for (const listener of listeners) await listener(payment)
}
