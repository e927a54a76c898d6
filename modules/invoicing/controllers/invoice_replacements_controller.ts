import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { replaceInvoice } from '#modules/invoicing/drafts/replace_invoice'
import { momentIn } from '#modules/invoicing/invoice_status'
import { Invoice } from '#modules/invoicing/models/invoice'
import { describeInvoice } from '#modules/invoicing/queries/invoice_detail'

export default class InvoiceReplacementsController {
  /** The draft of the corrected invoice that replaces a cancelled one. */
  async store(ctx: CompanyContext) {
    const { company, params } = ctx
    return write(ctx, async () => {
      const draft = await replaceInvoice(company, await Invoice.lockIn(company, params.id))
      return created(ctx, await describeInvoice(draft, momentIn(company)))
    })
  }
}
