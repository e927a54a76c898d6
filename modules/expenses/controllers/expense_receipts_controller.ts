import { readFile } from 'node:fs/promises'
import { sendKeptFile } from '#core/files/send_kept_file'
import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { spoolUpload } from '#core/http/uploads/spool_upload'
import { write } from '#core/http/write'
import { Expense } from '#modules/expenses/models/expense'
import { describeExpense } from '#modules/expenses/queries/expense_detail'
import { assertPictureSize } from '#modules/expenses/receipts/assert_picture_size'
import {
  keepReceipt,
  LARGEST_RECEIPT,
  removeReceipt,
} from '#modules/expenses/receipts/keep_receipt'
import { receiptFile } from '#modules/expenses/receipts/receipt_rows'

export default class ExpenseReceiptsController {
  /** A file exactly as it was received, to be saved and never to be run. */
  async show({ company, params, response }: CompanyContext) {
    const expense = await Expense.findIn(company, params.id)
    return sendKeptFile(response, await receiptFile(expense, params.receiptId))
  }

  /** Adds a file to an expense. */
  async store(ctx: CompanyContext) {
    await Expense.findIn(ctx.company, ctx.params.id)
    return spoolUpload(ctx, { field: 'file', limit: LARGEST_RECEIPT }, async ({ path, name }) => {
      const content = await readFile(path)
      await assertPictureSize(content)
      return write(ctx, async () => {
        const expense = await Expense.lockIn(ctx.company, ctx.params.id)
        await keepReceipt(expense, { name, content })
        return created(ctx, await describeExpense(ctx.company, expense))
      })
    })
  }

  /** Removes a file from an expense. */
  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      const expense = await Expense.lockIn(ctx.company, ctx.params.id)
      await removeReceipt(expense, ctx.params.receiptId)
      return describeExpense(ctx.company, expense)
    })
  }
}
