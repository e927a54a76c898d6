import type { Invoice } from '#modules/invoicing/models/invoice'

type Listener = (draft: Invoice) => Promise<void>

const listeners: Listener[] = []

/** A later module says what has to happen, in the same transaction, before a draft that it made is deleted. */
export function beforeDraftDeleted(listener: Listener) {
  listeners.push(listener)
}

/** Only inside inTx. */
export async function announceDeletion(draft: Invoice) {
  for (const listener of listeners) await listener(draft)
}
