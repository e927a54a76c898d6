import type { CompanyContext } from '#core/http/caller'
import { invoiceXml, xmlName } from '#modules/invoicing/einvoice/einvoice_file'
import { Invoice } from '#modules/invoicing/models/invoice'
import { xmlFormatValidator } from '#modules/invoicing/validators/einvoice'

export default class InvoiceXmlsController {
  /** The document as an e-invoice, to be kept as a file. */
  async show({ company, language, params, request, response }: CompanyContext) {
    const { format = 'xrechnung' } = await request.validateUsing(xmlFormatValidator)
    const invoice = await Invoice.findIn(company, params.id)
    const xml = await invoiceXml(invoice, format, language)
    const name = encodeURIComponent(xmlName(invoice, format, invoice.language ?? language))
    response.header('content-type', 'application/xml; charset=utf-8')
    response.header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    response.header('cache-control', 'private, no-store')
    return response.send(xml)
  }
}
