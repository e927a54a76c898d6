import type { CompanyContext } from '#core/http/caller'
import { sendPdf } from '#modules/documents/public'
import { zugferdPdf } from '#modules/invoicing/einvoice/einvoice_file'
import { Invoice } from '#modules/invoicing/models/invoice'
import { pdfName } from '#modules/invoicing/pdf/pdf_name'
import { printInvoice } from '#modules/invoicing/pdf/print_invoice'
import { pdfFormatValidator } from '#modules/invoicing/validators/einvoice'

export default class InvoicePdfsController {
  /** The document as a PDF, to be shown by the browser; as `zugferd` with the e-invoice inside. */
  async show({ company, language, params, request, response }: CompanyContext) {
    const { format } = await request.validateUsing(pdfFormatValidator)
    const invoice = await Invoice.findIn(company, params.id)
    const pdf = await (format ? zugferdPdf(invoice, language) : printInvoice(invoice))
    return sendPdf(response, pdfName(invoice, invoice.language ?? language), pdf)
  }
}
