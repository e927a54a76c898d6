import type { CompanyContext } from '#core/http/caller'
import { sendPdf } from '#modules/documents/public'
import { fetchDocument } from '#modules/invoicing/actions/fetch_document'
import { fileOf } from '#modules/invoicing/pdf/invoice_file'
import { pdfFormatValidator } from '#modules/invoicing/validators/einvoice'

export default class InvoicePdfsController {
  /** The document as a PDF, to be shown by the browser; as `zugferd` with the e-invoice inside. */
  async show(ctx: CompanyContext) {
    const { format = 'pdf' } = await ctx.request.validateUsing(pdfFormatValidator)
    const { name, content } = await fetchDocument(
      ctx,
      { id: ctx.params.id, door: format === 'pdf' ? 'pdf' : 'einvoice' },
      (invoice) => fileOf(invoice, format, ctx.language)
    )
    return sendPdf(ctx.response, name, content)
  }
}
