import type { HttpContext } from '@adonisjs/core/http'
import { previewDocument } from '#modules/documents/public'
import { invoicePreviewValidator } from '#modules/invoicing/validators/invoice'

export default class InvoicePreviewsController {
  /** The figures, terms and tax notes that an invoice would have, as for a saved one. Saves nothing. */
  async store({ company, request }: HttpContext) {
    return previewDocument(company, await request.validateUsing(invoicePreviewValidator))
  }
}
