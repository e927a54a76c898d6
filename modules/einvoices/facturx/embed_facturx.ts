import { type DocumentPdfModel, renderDocumentPdf } from '#modules/documents/public'
import type { CiiProfile } from '#modules/einvoices/write/profiles'
import { type FacturXFile, facturXSchema } from './xmp.js'

/** Names and metadata that ZUGFeRD prescribes for the file of each profile. */
const FILES: Record<CiiProfile, FacturXFile> = {
  en16931: { name: 'factur-x.xml', version: '1.0', level: 'EN 16931' },
  xrechnung: { name: 'xrechnung.xml', version: '3.0', level: 'XRECHNUNG' },
}

/**
 * The hybrid PDF (Factur-X 1.0, ZUGFeRD 2): the printed pages as PDF/A-3a and PDF/UA-1 with the CII inside.
 * @param pdf all that is printed; attachments of its own stay beside the XML
 * @param xml of the same document, by `writeCii(invoice, profile)`
 */
export function embedFacturX(
  pdf: DocumentPdfModel,
  xml: string,
  profile: CiiProfile
): Promise<Buffer> {
  const file = FILES[profile]
  return renderDocumentPdf({
    ...pdf,
    metadata: [facturXSchema(file)],
    attachments: [
      {
        name: file.name,
        mimeType: 'text/xml',
        description: 'Factur-X',
        relationship: 'alternative',
        content: Buffer.from(xml),
      },
      ...(pdf.attachments ?? []),
    ],
  })
}
