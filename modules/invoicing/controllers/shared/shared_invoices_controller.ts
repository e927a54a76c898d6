import type { HttpContext } from '@adonisjs/core/http'
import { writeSecret } from '#core/http/write'
import { momentIn } from '#modules/invoicing/invoice_status'
import { openLink } from '#modules/invoicing/links/invoice_link'
import { describeSharedInvoice } from '#modules/invoicing/links/shared_invoice'
import { markViewed } from '#modules/invoicing/sending/mark_viewed'
import { sharedInvoiceValidator } from '#modules/invoicing/validators/shared_invoice'

export default class SharedInvoicesController {
  /** The invoice behind a link. The first visit marks it as viewed. */
  async store(ctx: HttpContext) {
    const link = await ctx.request.validateUsing(sharedInvoiceValidator)
    const { company, invoice, linkId, isViewed } = await openLink(link)
    const at = momentIn(company)
    if (isViewed) return describeSharedInvoice(invoice, at)
    return writeSecret(ctx, async () =>
      describeSharedInvoice(await markViewed(company, invoice.id, linkId), at)
    )
  }
}
