import type { CompanyContext } from '#core/http/caller'
import { writeParts } from '#core/http/write_parts'
import { sendInvoice } from '#modules/invoicing/actions/send_invoice'
import { Invoice } from '#modules/invoicing/models/invoice'
import { batchValidator } from '#modules/invoicing/validators/batch'

export default class InvoiceBatchSendingsController {
  /** Mails several issued invoices, each to whom it goes when nobody is named; each is told by itself. */
  async store(ctx: CompanyContext) {
    const { ids } = await ctx.request.validateUsing(batchValidator)
    return writeParts(ctx, ids, async (id) => {
      const invoice = await Invoice.findIn(ctx.company, id)
      await sendInvoice(invoice, {})
      return { _id: id, number: invoice.number }
    })
  }
}
