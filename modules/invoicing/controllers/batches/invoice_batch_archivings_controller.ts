import type { CompanyContext } from '#core/http/caller'
import { writeParts } from '#core/http/write_parts'
import { archiveInvoice } from '#modules/invoicing/archiving/archive_invoice'
import { Invoice } from '#modules/invoicing/models/invoice'
import { batchValidator } from '#modules/invoicing/validators/batch'

export default class InvoiceBatchArchivingsController {
  /** Archives several finished invoices; a refusal of one leaves the rest. */
  async store(ctx: CompanyContext) {
    const { ids } = await ctx.request.validateUsing(batchValidator)
    return writeParts(ctx, ids, async (id) => {
      const invoice = await Invoice.lockIn(ctx.company, id)
      await archiveInvoice(invoice)
      return { _id: id, number: invoice.number }
    })
  }
}
