import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { archiveInvoice, restoreInvoice } from '#modules/invoicing/archiving/archive_invoice'
import { momentIn } from '#modules/invoicing/invoice_status'
import { Invoice } from '#modules/invoicing/models/invoice'
import { describeInvoice } from '#modules/invoicing/queries/invoice_detail'

export default class InvoiceArchivingsController {
  /** Puts a finished invoice out of sight. */
  async store(ctx: CompanyContext) {
    return change(ctx, archiveInvoice)
  }

  /** Restores it. */
  async destroy(ctx: CompanyContext) {
    return change(ctx, restoreInvoice)
  }
}

const change = (ctx: CompanyContext, act: typeof archiveInvoice) =>
  write(ctx, async () => {
    const invoice = await Invoice.lockIn(ctx.company, ctx.params.id)
    await act(invoice)
    return describeInvoice(invoice, momentIn(ctx.company))
  })
