import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { voidInvoice } from '#modules/invoicing/cancelling/void_invoice'
import { momentIn } from '#modules/invoicing/invoice_status'
import { Invoice } from '#modules/invoicing/models/invoice'
import { describeInvoice } from '#modules/invoicing/queries/invoice_detail'

export default class InvoiceWithdrawalsController {
  /** Withdraws an issued invoice of which no copy has left Kontor. */
  async store(ctx: CompanyContext) {
    const { company, params } = ctx
    return write(ctx, async () => {
      const invoice = await Invoice.lockIn(company, params.id)
      await voidInvoice(invoice)
      return describeInvoice(invoice, momentIn(company))
    })
  }
}
