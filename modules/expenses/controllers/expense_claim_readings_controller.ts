import { FieldError } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { readUpload } from '#core/http/uploads/read_upload'
import { majorOf } from '#modules/expenses/reading/propose_from_fields'
import { readReceipt } from '#modules/expenses/reading/read_receipt'
import { LARGEST_RECEIPT } from '#modules/expenses/receipts/keep_receipt'
import { receiptTypeOf } from '#modules/expenses/receipts/receipt_type'

export default class ExpenseClaimReadingsController {
  /**
   * Proposes what a person types of a receipt, from a photo or the text of a PDF, and nothing that the company has
   * recorded. An amount in another currency is left to the person, who knows what the card was charged with.
   */
  async store(ctx: CompanyContext) {
    const bytes = await readUpload(ctx, 'file', LARGEST_RECEIPT)
    const type = receiptTypeOf(bytes)
    if (!type || type === 'application/xml') throw new FieldError('file', 'expenses.no_text')
    const { fields } = await readReceipt(ctx.company, { bytes, type })
    const { vendor, date, currency, total } = fields
    const isOwn = currency === null || currency === ctx.company.currency
    return { vendor, date, amount: total && isOwn ? majorOf(total.gross) : null }
  }
}
