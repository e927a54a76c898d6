import type { HttpContext } from '@adonisjs/core/http'
import { Invoice } from '#modules/invoicing/models/invoice'
import { drawInvoice } from '#modules/invoicing/pdf/print_invoice'

export default class InvoicePicturesController {
  /** The pages of the PDF as one SVG, which every browser shows inside a page. */
  async show({ company, params, response }: HttpContext) {
    const picture = await drawInvoice(await Invoice.findIn(company, params.id))
    response.header('content-type', 'image/svg+xml; charset=utf-8')
    response.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    )
    return response.send(picture)
  }
}
