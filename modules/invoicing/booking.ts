import type { Invoice } from '#modules/invoicing/models/invoice'

/** A change of an invoice's share in the books, or of the remaining credit of a client. */
export type Booking = { companyId: string } & ({ invoice: Invoice } | { creditId: string })

type Listener = (booking: Booking) => Promise<void>

const listeners: Listener[] = []

/**
 * A later module registers its work here, in the same transaction, for a document that is issued, settled, reversed or
 * deleted, or a credit that is used or paid back. Everything that belongs to the change is stored by then, and the
 * changes of a company wait for each other.
 */
export function whenBooked(listener: Listener) {
  listeners.push(listener)
}

/** Only inside inTx, after the audit row. */
export async function announceBooking(booking: Booking) {
  for (const listener of listeners) await listener(booking)
}
