import type { CompanyContext } from '#core/http/caller'
import { writeParts } from '#core/http/write_parts'
import { restoreInvoice } from '#modules/invoicing/archiving/archive_invoice'
import { Invoice } from '#modules/invoicing/models/invoice'
import { batchValidator } from '#modules/invoicing/validators/batch'

export default class InvoiceBatchRestorationsController {
  /** Restores several archived invoices. */
  async store(ctx: CompanyContext) {
    const { ids } = await ctx.request.validateUsing(batchValidator)
    return writeParts(ctx, ids, async (id) => {
      const invoice = await Invoice.lockIn(ctx.company, id)
      await restoreInvoice(invoice)
      return { _id: id, number: invoice.number }
    })
  }
}
