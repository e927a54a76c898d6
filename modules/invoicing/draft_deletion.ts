import type { Invoice } from '#modules/invoicing/models/invoice'

type Listener = (draft: Invoice) => Promise<void>

const listeners: Listener[] = []

/** A later module registers its work, in the same transaction, before one of its drafts is deleted. */
export function beforeDraftDeleted(listener: Listener) {
  listeners.push(listener)
}

/** Only inside inTx. */
export async function announceDeletion(draft: Invoice) {
  for (const listener of listeners) await listener(draft)
}
