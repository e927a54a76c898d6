import type { Language } from '#core/i18n/languages'
import type { Attachment } from '#core/mail/mail'
import { partiesOf } from '#modules/documents/public'
import { xmlName } from '#modules/invoicing/einvoice/einvoice_file'
import { eInvoiceFindings } from '#modules/invoicing/einvoice/einvoice_findings'
import { hasLeitwegId } from '#modules/invoicing/einvoice/einvoice_parties'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { PDF_ATTACHMENT, pdfName } from '#modules/invoicing/pdf/pdf_name'

/** Kinds of the attachment sources that make the e-invoices of a document. */
export const ZUGFERD_ATTACHMENT = 'invoicing.zugferd'
export const XRECHNUNG_ATTACHMENT = 'invoicing.xrechnung'

/**
 * What goes out with the mail of an issued document. Businesses and public bodies in Germany get e-invoices
 * (§ 14 (2) UStG) where the rules find no error: the PDF with the XML inside, and a public body with a Leitweg-ID
 * the XRechnung besides. Everybody else gets the plain PDF.
 */
export async function sentFiles(invoice: Invoice, language: Language): Promise<Attachment[]> {
  const { buyer } = await partiesOf(invoice)
  const { id } = invoice
  const isFor = (type: string) => buyer.type === type && buyer.country === 'DE'
  const isWanted = isFor('business') || isFor('public')
  const { profiles } = isWanted ? await eInvoiceFindings(invoice, language) : { profiles: [] }
  const fits = profiles.filter(({ isValid }) => isValid).map(({ profile }) => profile)

  const kind = fits.includes('en16931') ? ZUGFERD_ATTACHMENT : PDF_ATTACHMENT
  const pdf = {
    name: pdfName(invoice, language),
    type: 'application/pdf',
    source: { kind, id },
  }
  if (!fits.includes('xrechnung') || !hasLeitwegId(invoice, buyer)) return [pdf]
  return [
    pdf,
    {
      name: xmlName(invoice, 'xrechnung', language),
      type: 'application/xml',
      source: { kind: XRECHNUNG_ATTACHMENT, id },
    },
  ]
}
