import { createHash } from 'node:crypto'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { AppError, FieldError } from '#core/errors/app_error'
import { newId } from '#core/ids'
import { recordExpense, saveVersion } from '#modules/expenses/actions/save_expense'
import type { Expense } from '#modules/expenses/models/expense'
import { receiptFile, receiptsOf } from './receipt_rows.js'
import { receiptName, receiptTypeOf } from './receipt_type.js'

/** A column of bytes holds 16 MB. */
export const LARGEST_RECEIPT = 15 * 1024 * 1024
const MOST_RECEIPTS = 10

/**
 * Keeps a file of an expense exactly as it was received; the same file again is kept once. Only inside inTx, with the
 * expense locked.
 * @throws FieldError 422 `expenses.receipt_kind` for any other kind of file, 422 `expenses.too_many_receipts`
 */
export async function keepReceipt(
  expense: Expense,
  { name: given, content }: { name: string; content: Buffer }
) {
  const type = receiptTypeOf(content)
  if (!type) throw new FieldError('file', 'expenses.receipt_kind')
  const sha256 = createHash('sha256').update(content).digest('hex')
  const others = await receiptsOf(expense)
  if (others.some((other) => other.sha256 === sha256)) return
  if (others.length >= MOST_RECEIPTS) throw new AppError(422, 'expenses.too_many_receipts')
  const name = receiptName(given, type)
  const { companyId, id: expenseId } = expense
  await insertRows('expense_receipts', [
    {
      company_id: companyId,
      id: newId(),
      expense_id: expenseId,
      name,
      type,
      size: content.length,
      sha256,
      content,
      created_at: now(),
    },
  ])
  expense.receipts = others.length + 1
  await saveVersion(expense)
  await recordExpense(expense, 'expense.receipt_added', { file: name, sha256 })
}

/** Removes a file from an expense. Only inside inTx, with the expense locked. @throws 404 */
export async function removeReceipt(expense: Expense, receiptId: string) {
  const { name, sha256 } = await receiptFile(expense, receiptId)
  await changeRows('delete from expense_receipts where company_id = ? and id = ?', [
    expense.companyId,
    receiptId,
  ])
  expense.receipts -= 1
  await saveVersion(expense)
  await recordExpense(expense, 'expense.receipt_removed', { file: name, sha256 })
}
