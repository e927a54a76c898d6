import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { cancelInvoice } from '#modules/invoicing/actions/cancel_invoice'
import { momentIn } from '#modules/invoicing/invoice_status'
import { Invoice } from '#modules/invoicing/models/invoice'
import { describeInvoice } from '#modules/invoicing/queries/invoice_detail'

export default class InvoiceCancellationsController {
  /** Reverses an issued invoice by a document of its own; answers with the invoice, which links to it. */
  async store(ctx: CompanyContext) {
    const { company, params } = ctx
    return write(ctx, async () => {
      const invoice = await Invoice.findIn(company, params.id)
      await cancelInvoice(company, invoice)
      return describeInvoice(invoice, momentIn(company))
    })
  }
}
