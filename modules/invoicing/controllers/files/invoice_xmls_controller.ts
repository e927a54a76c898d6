import type { CompanyContext } from '#core/http/caller'
import { invoiceXml, xmlName } from '#modules/invoicing/einvoice/einvoice_file'
import { fetchDocument } from '#modules/invoicing/sending/fetch_document'
import { xmlFormatValidator } from '#modules/invoicing/validators/einvoice'

export default class InvoiceXmlsController {
  /** The document as an e-invoice, as a download. */
  async show(ctx: CompanyContext) {
    const { language, params, request, response } = ctx
    const { format = 'xrechnung' } = await request.validateUsing(xmlFormatValidator)
    const { name, xml } = await fetchDocument(
      ctx,
      { id: params.id, door: 'einvoice' },
      async (invoice) => ({
        name: xmlName(invoice, format, invoice.language ?? language),
        xml: await invoiceXml(invoice, format, language),
      })
    )
    response.header('content-type', 'application/xml; charset=utf-8')
    response.header(
      'content-disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(name)}`
    )
    response.header('cache-control', 'private, no-store')
    return response.send(xml)
  }
}
