import type { Language } from '#core/i18n/languages'
import { invoiceXml, xmlName, zugferdPdf } from '#modules/invoicing/einvoice/einvoice_file'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { FileFormat } from '#modules/invoicing/validators/batch'
import { pdfName } from './pdf_name.js'
import { printInvoice } from './print_invoice.js'

/**
 * A document as a file to download.
 * @param language of the name of a draft, and of a failure
 * @throws as soundEInvoice
 */
export async function fileOf(invoice: Invoice, format: FileFormat, language: Language) {
  const own = invoice.language ?? language
  if (format === 'xrechnung') {
    const xml = await invoiceXml(invoice, 'xrechnung', language)
    return {
      name: xmlName(invoice, 'xrechnung', own),
      type: 'application/xml; charset=utf-8',
      content: Buffer.from(xml),
    }
  }
  const isZugferd = format === 'zugferd'
  const content = await (isZugferd ? zugferdPdf(invoice, language) : printInvoice(invoice))
  return { name: pdfName(invoice, own), type: 'application/pdf', content }
}
