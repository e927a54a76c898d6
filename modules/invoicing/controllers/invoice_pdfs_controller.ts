import type { HttpContext } from '@adonisjs/core/http'
import { zugferdPdf } from '#modules/invoicing/einvoice/einvoice_file'
import { Invoice } from '#modules/invoicing/models/invoice'
import { pdfName } from '#modules/invoicing/pdf/pdf_name'
import { printInvoice } from '#modules/invoicing/pdf/print_invoice'
import { pdfFormatValidator } from '#modules/invoicing/validators/einvoice'

export default class InvoicePdfsController {
  /** The document as a PDF, to be shown by the browser; as `zugferd` with the e-invoice inside. */
  async show({ company, language, params, request, response }: HttpContext) {
    const { format } = await request.validateUsing(pdfFormatValidator)
    const invoice = await Invoice.findIn(company, params.id)
    const pdf = await (format ? zugferdPdf(invoice, language) : printInvoice(invoice))
    const name = encodeURIComponent(pdfName(invoice, invoice.language ?? language))
    response.header('content-type', 'application/pdf')
    response.header('content-disposition', `inline; filename*=UTF-8''${name}`)
    response.header('cache-control', 'private, no-store')
    return response.send(pdf)
  }
}
