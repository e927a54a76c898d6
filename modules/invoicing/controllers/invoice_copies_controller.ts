import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { duplicateInvoice } from '#modules/invoicing/drafts/duplicate_invoice'
import { momentIn } from '#modules/invoicing/invoice_status'
import { Invoice } from '#modules/invoicing/models/invoice'
import { describeInvoice } from '#modules/invoicing/queries/invoice_detail'

export default class InvoiceCopiesController {
  /** A new draft copied from this invoice, regardless of its state. */
  async store(ctx: CompanyContext) {
    const { company, params } = ctx
    return write(ctx, async () => {
      const copy = await duplicateInvoice(company, await Invoice.findIn(company, params.id))
      return created(ctx, await describeInvoice(copy, momentIn(company)))
    })
  }
}
