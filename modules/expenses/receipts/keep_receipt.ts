import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { newId } from '#core/ids'
import { sealContent } from '#core/sealing/sealed_rows'
import { assertRoom } from '#modules/auth/public'
import { recordExpense, saveVersion } from '#modules/expenses/actions/save_expense'
import type { Expense } from '#modules/expenses/models/expense'
import { acceptFile } from './accept_file.js'
import { receiptFile, receiptsOf } from './receipt_rows.js'

/** A column of bytes holds 16 MB. */
export const LARGEST_RECEIPT = 15 * 1024 * 1024

/**
 * Keeps a file of an expense exactly as it was received; the same file again is kept once. Only inside inTx, with the
 * expense locked.
 * @throws FieldError 422 `expenses.receipt_kind` for any other kind of file, 422 `expenses.too_many_receipts`,
 * AppError 403 `plan_limit_reached`
 */
export async function keepReceipt(expense: Expense, given: { name: string; content: Buffer }) {
  const others = await receiptsOf(expense)
  const file = acceptFile(given, others)
  if (!file) return
  const { companyId, id: expenseId } = expense
  await assertRoom(companyId, 'storageBytes', file.size)
  const place = { company_id: companyId, id: newId() }
  await insertRows('expense_receipts', [
    {
      ...place,
      expense_id: expenseId,
      ...file,
      ...(await sealContent(place, file.content)),
      created_at: now(),
    },
  ])
  expense.receipts = others.length + 1
  await saveVersion(expense)
  await recordExpense(expense, 'expense.receipt_added', { file: file.name, sha256: file.sha256 })
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
