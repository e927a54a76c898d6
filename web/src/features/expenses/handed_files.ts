import type { PendingReceipt } from './receipts/pending_receipt'

let handed: PendingReceipt[] = []

/** Hands receipts to the form of an expense that is opened next. */
export function handReceipts(receipts: PendingReceipt[]) {
  handed = receipts
}

/** Whether receipts wait for the form that is opened next. */
export const areReceiptsHanded = () => handed.length > 0

/** The receipts that were handed to the form that is now shown; each is taken once. */
export function takeReceipts() {
  const taken = handed
  handed = []
  return taken
}
