import { createHash } from 'node:crypto'
import { AppError, FieldError } from '#core/errors/app_error'
import type { ReceiptInfo } from './receipt_rows.js'
import { receiptName, receiptTypeOf } from './receipt_type.js'

/** The most files of one expense, or of one that was handed in. */
export const MOST_RECEIPTS = 10

interface GivenFile {
  name: string
  content: Buffer
}

/**
 * The columns of a file that is kept exactly as it was received.
 * @param others the files that are kept already
 * @returns undefined when the same file is among them
 * @throws FieldError 422 `expenses.receipt_kind` for any other kind of file, 422 `expenses.too_many_receipts`
 */
export function acceptFile(
  { name, content }: GivenFile,
  others: readonly Pick<ReceiptInfo, 'sha256'>[]
) {
  const type = receiptTypeOf(content)
  if (!type) throw new FieldError('file', 'expenses.receipt_kind')
  const sha256 = createHash('sha256').update(content).digest('hex')
  if (others.some((other) => other.sha256 === sha256)) return undefined
  if (others.length >= MOST_RECEIPTS) throw new AppError(422, 'expenses.too_many_receipts')
  return { name: receiptName(name, type), type, size: content.length, sha256, content }
}
