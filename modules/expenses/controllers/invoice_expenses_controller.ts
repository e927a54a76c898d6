import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { addExpenses } from '#modules/expenses/rebilling/add_expenses'
import { expensesOfInvoice } from '#modules/expenses/rebilling/billed_expenses'
import { addedExpensesValidator } from '#modules/expenses/validators/rebilling'
import { describeInvoice, Invoice, momentIn } from '#modules/invoicing/public'

export default class InvoiceExpensesController {
  /** The expenses that an invoice charges on, each with its line. */
  async index({ company, params }: CompanyContext) {
    const invoice = await Invoice.findIn(company, params.id)
    const billed = await expensesOfInvoice(company, invoice.id)
    return billed.map(({ id, lineId }) => ({ _id: id, lineId }))
  }

  /** Charges the client of a draft for expenses, one line each. */
  async store(ctx: CompanyContext) {
    const { company, params } = ctx
    const choice = await ctx.request.validateUsing(addedExpensesValidator)
    return write(ctx, async () => {
      const draft = await Invoice.lockIn(company, params.id)
      await addExpenses(company, draft, choice)
      return describeInvoice(draft, momentIn(company))
    })
  }
}
