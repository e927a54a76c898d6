import type { CompanyContext } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { sendPdf } from '#modules/documents/public'
import { clientProfiles } from '#modules/invoicing/einvoice/client_profiles'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { fileOf } from '#modules/invoicing/pdf/invoice_file'
import { fetchDocument } from '#modules/invoicing/sending/fetch_document'
import { pdfFormatValidator } from '#modules/invoicing/validators/einvoice'

export default class InvoicePdfsController {
  /**
   * The document as a PDF, to be shown by the browser: with the e-invoice inside where the client gets one, or as the
   * request wants it.
   */
  async show(ctx: CompanyContext) {
    const { format } = await ctx.request.validateUsing(pdfFormatValidator)
    const { name, content } = await fetchDocument(
      ctx,
      { id: ctx.params.id, door: format === 'zugferd' ? 'einvoice' : 'pdf' },
      async (invoice) =>
        fileOf(invoice, format ?? (await clientPdf(invoice, ctx.language)), ctx.language)
    )
    return sendPdf(ctx.response, name, content)
  }
}

/** Neither a draft nor an invoice that was withdrawn is an e-invoice. */
async function clientPdf(invoice: Invoice, language: Language) {
  if (invoice.status === 'Draft' || invoice.status === 'Void') return 'pdf'
  const profiles = await clientProfiles(invoice, language)
  return profiles.includes('en16931') ? 'zugferd' : 'pdf'
}
