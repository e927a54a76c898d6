import type { CompanyContext } from '#core/http/caller'
import { readUpload } from '#core/http/read_upload'
import { readEInvoice } from '#modules/einvoices/public'
import { proposeExpense } from '#modules/expenses/reading/propose_expense'
import { LARGEST_RECEIPT } from '#modules/expenses/receipts/keep_receipt'

export default class ExpenseReadingsController {
  /** Proposes the fields of an expense from an e-invoice (XML or ZUGFeRD). Nothing is saved. */
  async store(ctx: CompanyContext) {
    const { company, language } = ctx
    const bytes = await readUpload(ctx, 'file', LARGEST_RECEIPT)
    const { invoice, findings } = await readEInvoice(bytes, { companyId: company.id, language })
    return {
      expense: await proposeExpense(company, invoice),
      findings: findings.map(({ rule, severity, message }) => ({ rule, severity, message })),
    }
  }
}
