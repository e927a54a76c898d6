import type { HttpContext } from '@adonisjs/core/http'
import { fetchByLink } from '#modules/invoicing/links/invoice_link'
import { fileOf } from '#modules/invoicing/pdf/invoice_file'
import { sharedFileValidator } from '#modules/invoicing/validators/shared_invoice'

export default class SharedInvoiceFilesController {
  /** The document as a PDF or an e-invoice; by POST, so that no address contains the key. */
  async store(ctx: HttpContext) {
    const { language, request, response } = ctx
    const { format = 'pdf', ...link } = await request.validateUsing(sharedFileValidator)
    const { name, type, content } = await fetchByLink(ctx, link, (invoice) =>
      fileOf(invoice, format, language)
    )
    response.header('content-type', type)
    response.header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
    response.header('cache-control', 'private, no-store')
    return response.send(content)
  }
}
