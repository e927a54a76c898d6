import type { Invoice } from '#modules/invoicing/models/invoice'

/** The draft as it is stored now, and its client before the change. */
type Listener = (draft: Invoice, before: { clientId: string | null }) => Promise<void>

const listeners: Listener[] = []

/**
 * Registers work of a later module that belongs to a changed draft and runs in the same transaction, such as giving
 * back what a deleted line has billed. A listener that throws undoes the change.
 */
export function whenDraftChanged(listener: Listener) {
  listeners.push(listener)
}

/** Only inside inTx. */
export async function announceDraftChange(draft: Invoice, before: { clientId: string | null }) {
  for (const listener of listeners) await listener(draft, before)
}
