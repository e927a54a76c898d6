import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { momentIn } from '#modules/invoicing/invoice_status'
import { issueInvoice } from '#modules/invoicing/issuing/issue_invoice'
import { Invoice } from '#modules/invoicing/models/invoice'
import { describeInvoice } from '#modules/invoicing/queries/invoice_detail'
import { invoiceIssueValidator } from '#modules/invoicing/validators/acknowledgement'

export default class InvoiceIssuesController {
  /** Gives a draft its number and freezes it. Serious doubts about it have to be acknowledged. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const { acknowledged } = await request.validateUsing(invoiceIssueValidator)
    return write(ctx, async () => {
      const invoice = await Invoice.findIn(company, params.id)
      await issueInvoice(company, invoice, ctx.language, acknowledged)
      return describeInvoice(invoice, momentIn(company))
    })
  }
}
