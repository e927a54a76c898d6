import type { Language } from '#core/i18n/languages'
import type { Attachment } from '#core/mail/mail'
import { attachmentsOf } from '#modules/invoicing/attachments/attachment_rows'
import { clientProfiles } from '#modules/invoicing/einvoice/client_profiles'
import { xmlName } from '#modules/invoicing/einvoice/einvoice_file'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { PDF_ATTACHMENT, pdfName } from '#modules/invoicing/pdf/pdf_name'
import type { SentAs } from '#modules/invoicing/sending/sent_as'

/** Kinds of the attachment sources that make the e-invoices of a document. */
export const ZUGFERD_ATTACHMENT = 'invoicing.zugferd'
export const XRECHNUNG_ATTACHMENT = 'invoicing.xrechnung'
const E_INVOICES: readonly string[] = [ZUGFERD_ATTACHMENT, XRECHNUNG_ATTACHMENT]
/** Kind of source for a file attached to the invoice. */
export const FILE_ATTACHMENT = 'invoicing.file'

/**
 * The files that go out with the mail of an issued document: the e-invoices of the client (`clientProfiles`), else the plain PDF. Attachments of the document are files of the mail too, because people
 * without a program for e-invoices do not see those inside.
 */
export async function sentFiles(invoice: Invoice, language: Language): Promise<Attachment[]> {
  const { id } = invoice
  const fits = await clientProfiles(invoice, language)
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
  if (!fits.includes('xrechnung')) return [pdf, ...files]
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

/** The format that the recipient gets with these files. */
export function sentAsOf(files: readonly Attachment[]): SentAs {
  const kinds = files.map(({ source }) => source.kind)
  if (kinds.includes(XRECHNUNG_ATTACHMENT)) return 'xrechnung'
  return kinds.includes(ZUGFERD_ATTACHMENT) ? 'zugferd' : 'pdf'
}
