import type { HttpContext } from '@adonisjs/core/http'
import { Invoice } from '#modules/invoicing/models/invoice'
import { pdfName } from '#modules/invoicing/pdf/pdf_name'
import { printInvoice } from '#modules/invoicing/pdf/print_invoice'

export default class InvoicePdfsController {
  /** The document as a PDF, to be shown by the browser. */
  async show({ company, language, params, response }: HttpContext) {
    const invoice = await Invoice.findIn(company, params.id)
    const pdf = await printInvoice(invoice)
    const name = encodeURIComponent(pdfName(invoice, invoice.language ?? language))
    response.header('content-type', 'application/pdf')
    response.header('content-disposition', `inline; filename*=UTF-8''${name}`)
    response.header('cache-control', 'private, no-store')
    return response.send(pdf)
  }
}
