import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { makeFinalInvoice } from '#modules/invoicing/down_payments/final_invoice'
import { momentIn } from '#modules/invoicing/invoice_status'
import { Invoice } from '#modules/invoicing/models/invoice'
import { describeInvoice } from '#modules/invoicing/queries/invoice_detail'

export default class FinalInvoicesController {
  /** The draft of the final invoice that deducts this down payment. */
  async store(ctx: CompanyContext) {
    const { company, params } = ctx
    return write(ctx, async () => {
      const downPayment = await Invoice.findIn(company, params.id)
      const draft = await makeFinalInvoice(company, downPayment)
      return created(ctx, await describeInvoice(draft, momentIn(company)))
    })
  }
}
