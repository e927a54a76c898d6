import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write, writeSecret } from '#core/http/write'
import { recordChange } from '#modules/invoicing/actions/record_change'
import { momentIn } from '#modules/invoicing/invoice_status'
import { invoiceLinks, makeLink } from '#modules/invoicing/links/invoice_link'
import { Invoice } from '#modules/invoicing/models/invoice'
import { describeInvoice } from '#modules/invoicing/queries/invoice_detail'
import { invoiceLinkValidator } from '#modules/invoicing/validators/shared_invoice'

export default class InvoiceLinksController {
  /** A new link for the client. Its address is shown only once. */
  async store(ctx: CompanyContext) {
    const { days = null } = await ctx.request.validateUsing(invoiceLinkValidator)
    return writeSecret(ctx, async () => {
      const invoice = await Invoice.lockIn(ctx.company, ctx.params.id)
      const url = await makeLink(invoice, days)
      await recordChange(invoice, 'invoice.link_made', {
        number: invoice.number,
        days: days === null ? null : String(days),
      })
      return created(ctx, { url })
    })
  }

  /** Ends all links of the invoice. */
  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      const invoice = await Invoice.lockIn(ctx.company, ctx.params.id)
      await invoiceLinks.revoke(invoice)
      await recordChange(invoice, 'invoice.links_revoked', { number: invoice.number })
      return describeInvoice(invoice, momentIn(ctx.company))
    })
  }
}
