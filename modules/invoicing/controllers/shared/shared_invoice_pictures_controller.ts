import type { HttpContext } from '@adonisjs/core/http'
import { sendPicture } from '#modules/documents/public'
import { fetchByLink } from '#modules/invoicing/links/invoice_link'
import { drawInvoice } from '#modules/invoicing/pdf/print_invoice'
import { sharedInvoiceValidator } from '#modules/invoicing/validators/shared_invoice'

export default class SharedInvoicePicturesController {
  /** Pages of the document as an SVG. The client has seen the invoice afterwards. */
  async store(ctx: HttpContext) {
    const link = await ctx.request.validateUsing(sharedInvoiceValidator)
    return sendPicture(ctx, (portion) =>
      fetchByLink(ctx, link, (invoice) => drawInvoice(invoice, portion))
    )
  }
}
