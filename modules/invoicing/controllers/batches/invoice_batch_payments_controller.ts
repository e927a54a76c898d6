import type { CompanyContext } from '#core/http/caller'
import { writeParts } from '#core/http/write_parts'
import { Invoice } from '#modules/invoicing/models/invoice'
import { payOpen } from '#modules/invoicing/settlement/pay_open'
import { paymentBatchValidator } from '#modules/invoicing/validators/batch'

export default class InvoiceBatchPaymentsController {
  /** Records that the open amounts of several invoices were paid, and answers for each one. */
  async store(ctx: CompanyContext) {
    const { ids, ...payment } = await ctx.request.validateUsing(paymentBatchValidator)
    return writeParts(ctx, ids, async (id) => {
      const invoice = await Invoice.lockIn(ctx.company, id)
      await payOpen(ctx.company, invoice, payment)
      return { _id: id, number: invoice.number }
    })
  }
}
