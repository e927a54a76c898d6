import type { Invoice } from '#modules/invoicing/models/invoice'

/** What an invoice counts as has changed, or what is left of a client's credit. */
export type Booking = { companyId: string } & ({ invoice: Invoice } | { creditId: string })

type Listener = (booking: Booking) => Promise<void>

const listeners: Listener[] = []

/**
 * A later module says what has to happen, in the same transaction, when a document is issued, settled, reversed or
 * gone, or credit is used or paid back. Everything that belongs to the change is stored by then, and the changes of a
 * company wait for each other.
 */
export function whenBooked(listener: Listener) {
  listeners.push(listener)
}

/** Only inside inTx, after the audit row. */
export async function announceBooking(booking: Booking) {
  for (const listener of listeners) await listener(booking)
}
