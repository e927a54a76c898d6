import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { cancelInvoice } from '#modules/invoicing/cancelling/cancel_invoice'
import { momentIn } from '#modules/invoicing/invoice_status'
import { Invoice } from '#modules/invoicing/models/invoice'
import { describeInvoice } from '#modules/invoicing/queries/invoice_detail'
import { cancellationValidator } from '#modules/invoicing/validators/cancellation'

export default class InvoiceCancellationsController {
  /** Reverses an issued invoice by a document of its own; answers with the invoice, which links to it. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const wish = await request.validateUsing(cancellationValidator)
    return write(ctx, async () => {
      const invoice = await Invoice.lockIn(company, params.id)
      await cancelInvoice(company, invoice, wish)
      return describeInvoice(invoice, momentIn(company))
    })
  }
}
