import type { HttpContext } from '@adonisjs/core/http'
import { sendPicture } from '#modules/documents/public'
import { openLink } from '#modules/invoicing/links/invoice_link'
import { drawInvoice } from '#modules/invoicing/pdf/print_invoice'
import { sharedInvoiceValidator } from '#modules/invoicing/validators/shared_invoice'

export default class SharedInvoicePicturesController {
  /** The pages of the document as one SVG. */
  async store({ request, response }: HttpContext) {
    const { invoice } = await openLink(await request.validateUsing(sharedInvoiceValidator))
    return sendPicture(response, await drawInvoice(invoice))
  }
}
