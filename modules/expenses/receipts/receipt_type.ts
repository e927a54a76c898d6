import { fileTypeOf, nameOfType } from '#core/files/file_types'

/** Files that a receipt may be. */
const TYPES = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/heic',
  'application/xml',
] as const

export type ReceiptType = (typeof TYPES)[number]

/** The type of a file; undefined when it cannot be a receipt. */
export const receiptTypeOf = (content: Buffer): ReceiptType | undefined =>
  fileTypeOf(content, TYPES)

/** The name under which a receipt is kept. @param given by the sender */
export const receiptName = (given: string, type: ReceiptType) => nameOfType(given, type, 'receipt')
