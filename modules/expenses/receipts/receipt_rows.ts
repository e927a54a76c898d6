import { readRows } from '#core/database/read_rows'
import { notFound } from '#core/errors/app_error'
import { openContent, type SealedContent } from '#core/sealing/sealed_rows'
import type { Expense } from '#modules/expenses/models/expense'
import type { ReceiptType } from './receipt_type.js'

/** A file of an expense without its bytes. */
export interface ReceiptInfo {
  id: string
  name: string
  type: ReceiptType
  /** Bytes. */
  size: number | string
  sha256: string
}

type Key = Pick<Expense, 'companyId' | 'id'>

const INFO = 'id, name, type, size, sha256'

/** The files of an expense in the order in which they were added, without their bytes. */
export const receiptsOf = ({ companyId, id }: Key) =>
  readRows<ReceiptInfo>(
    `select ${INFO} from expense_receipts where company_id = ? and expense_id = ? order by id`,
    [companyId, id]
  )

/** One file of an expense with its bytes. @throws 404 */
export async function receiptFile({ companyId, id }: Key, receiptId: string) {
  const [file] = await readRows<ReceiptInfo & SealedContent>(
    `select ${INFO}, content, key_id from expense_receipts where company_id = ? and id = ? and expense_id = ?`,
    [companyId, receiptId, id]
  )
  if (!file) throw notFound()
  return openFile(companyId, file)
}

/** A file of an expense or of a claim as it was received. */
export async function openFile(
  companyId: string,
  { key_id, ...file }: ReceiptInfo & SealedContent
) {
  const content = await openContent({ company_id: companyId, key_id, ...file })
  return { ...file, content }
}
