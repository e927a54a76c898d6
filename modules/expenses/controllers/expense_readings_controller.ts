import type { CompanyContext } from '#core/http/caller'
import { readUpload } from '#core/http/uploads/read_upload'
import { type ExpenseReading, readExpense } from '#modules/expenses/reading/read_expense'
import { LARGEST_RECEIPT } from '#modules/expenses/receipts/keep_receipt'

export default class ExpenseReadingsController {
  /** Proposes the fields of an expense from an e-invoice (XML or ZUGFeRD), a PDF or a photo. Nothing is saved. */
  async store(ctx: CompanyContext): Promise<ExpenseReading> {
    const bytes = await readUpload(ctx, 'file', LARGEST_RECEIPT)
    return readExpense(ctx.company, bytes, ctx.language)
  }
}
