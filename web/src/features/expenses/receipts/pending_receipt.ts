/** A file that is not on the server yet. */
export interface PendingReceipt {
  key: string
  file: File
  isSending: boolean
  /** Why it could not be sent. */
  failure?: unknown
}

/** As much as the server takes, in bytes. */
const LARGEST = 15 * 1024 * 1024

export const isTooLarge = ({ size }: File) => size > LARGEST

let count = 0

export function pendingReceipt(file: File): PendingReceipt {
  count += 1
  return { key: `pending ${count}`, file, isSending: false }
}
