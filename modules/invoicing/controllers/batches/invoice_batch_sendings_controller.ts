import type { CompanyContext } from '#core/http/caller'
import { writeParts } from '#core/http/write_parts'
import { Invoice } from '#modules/invoicing/models/invoice'
import { sendInvoice } from '#modules/invoicing/sending/send_invoice'
import { batchValidator } from '#modules/invoicing/validators/batch'

export default class InvoiceBatchSendingsController {
  /** Mails several issued invoices, each to its usual recipients, and answers for each one. */
  async store(ctx: CompanyContext) {
    const { ids } = await ctx.request.validateUsing(batchValidator)
    return writeParts(ctx, ids, async (id) => {
      const invoice = await Invoice.findIn(ctx.company, id)
      const { outcome: mail } = await sendInvoice(invoice, {})
      return { _id: id, number: invoice.number, mail }
    })
  }
}
