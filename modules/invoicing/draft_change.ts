import type { Invoice } from '#modules/invoicing/models/invoice'

/** The draft as it is stored now, and its client before the change. */
type Listener = (draft: Invoice, before: { clientId: string | null }) => Promise<void>

const listeners: Listener[] = []

/**
 * Registers work of a later module for a changed draft, in the same transaction, such as releasing the records billed
 * by a deleted line. A listener that throws undoes the change.
 */
export function whenDraftChanged(listener: Listener) {
  listeners.push(listener)
}

/** Only inside inTx. */
export async function announceDraftChange(draft: Invoice, before: { clientId: string | null }) {
  for (const listener of listeners) await listener(draft, before)
}
