import type { Language } from '#core/i18n/languages'
import type { Attachment } from '#core/mail/mail'
import { partiesOf } from '#modules/documents/public'
import { attachmentsOf } from '#modules/invoicing/attachments/attachment_rows'
import { xmlName } from '#modules/invoicing/einvoice/einvoice_file'
import { eInvoiceFindings } from '#modules/invoicing/einvoice/einvoice_findings'
import { getsEInvoice, hasLeitwegId } from '#modules/invoicing/einvoice/einvoice_parties'
import { isOwn } from '#modules/invoicing/einvoice/is_own'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { PDF_ATTACHMENT, pdfName } from '#modules/invoicing/pdf/pdf_name'
import type { SentAs } from '#modules/invoicing/sent_as'

/** Kinds of the attachment sources that make the e-invoices of a document. */
export const ZUGFERD_ATTACHMENT = 'invoicing.zugferd'
export const XRECHNUNG_ATTACHMENT = 'invoicing.xrechnung'
const E_INVOICES: readonly string[] = [ZUGFERD_ATTACHMENT, XRECHNUNG_ATTACHMENT]
/** Kind of the source that gives a file which was put to the invoice. */
export const FILE_ATTACHMENT = 'invoicing.file'

/**
 * What goes out with the mail of an issued document. Businesses and public bodies in Germany get e-invoices
 * (§ 14 (2) UStG) where the rules find no error: the PDF with the XML inside, and a public body with a Leitweg-ID
 * the XRechnung besides. Everybody else gets the plain PDF. The files that were put to it go with all of them: who
 * has no program for e-invoices does not see what stands in one.
 */
export async function sentFiles(invoice: Invoice, language: Language): Promise<Attachment[]> {
  const { buyer } = await partiesOf(invoice)
  const { id } = invoice
  const isWanted = getsEInvoice(buyer) && (await isOwn(invoice))
  const { profiles } = isWanted ? await eInvoiceFindings(invoice, language) : { profiles: [] }
  const fits = profiles.filter(({ isValid }) => isValid).map(({ profile }) => profile)

  const kind = fits.includes('en16931') ? ZUGFERD_ATTACHMENT : PDF_ATTACHMENT
  const pdf = {
    name: pdfName(invoice, language),
    type: 'application/pdf',
    source: { kind, id },
  }
  const files = (await attachmentsOf(invoice)).map((file) => ({
    name: file.name,
    type: file.type,
    source: { kind: FILE_ATTACHMENT, id: file.id },
  }))
  if (!fits.includes('xrechnung') || !hasLeitwegId(invoice, buyer)) return [pdf, ...files]
  return [
    pdf,
    {
      name: xmlName(invoice, 'xrechnung', language),
      type: 'application/xml',
      source: { kind: XRECHNUNG_ATTACHMENT, id },
    },
    ...files,
  ]
}

/** Whether a file of a mail is an e-invoice. */
export const isEInvoice = ({ source }: Attachment) => E_INVOICES.includes(source.kind)

/** What these files are to who gets them. */
export function sentAsOf(files: readonly Attachment[]): SentAs {
  const kinds = files.map(({ source }) => source.kind)
  if (kinds.includes(XRECHNUNG_ATTACHMENT)) return 'xrechnung'
  return kinds.includes(ZUGFERD_ATTACHMENT) ? 'zugferd' : 'pdf'
}
