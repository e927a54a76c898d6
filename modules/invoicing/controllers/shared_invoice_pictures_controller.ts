import type { HttpContext } from '@adonisjs/core/http'
import { sendPicture } from '#modules/documents/public'
import { openLink } from '#modules/invoicing/links/invoice_link'
import { drawInvoice } from '#modules/invoicing/pdf/print_invoice'
import { sharedInvoiceValidator } from '#modules/invoicing/validators/shared_invoice'

export default class SharedInvoicePicturesController {
  /** Pages of the document as an SVG. */
  async store(ctx: HttpContext) {
    const { invoice } = await openLink(await ctx.request.validateUsing(sharedInvoiceValidator))
    return sendPicture(ctx, (portion) => drawInvoice(invoice, portion))
  }
}
