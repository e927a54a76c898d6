import { noXmlInPdf, pdfBroken } from './unreadable.js'

/** How Factur-X, ZUGFeRD 2, its profile XRECHNUNG and ZUGFeRD 1 call the file, the best first. */
const NAMES = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml']

/**
 * The XML of a hybrid PDF.
 * @throws 422 `pdf_broken` or `no_xml_in_pdf`
 */
export async function xmlInPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const xml = await attachedXml(bytes).catch((cause) => {
    // Any failure of the library is the fault of the untrusted file.
    throw Object.assign(pdfBroken(), { cause })
  })
  if (!xml) throw noXmlInPdf()
  return xml
}

async function attachedXml(bytes: Uint8Array) {
  // Loaded for PDFs only, because it is large.
  const { getDocumentProxy } = await import('unpdf')
  // A copy, because the library takes ownership of the memory.
  const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 })
  const attachments = [...((await document.getAttachments()) ?? [])]
  const [found] = NAMES.flatMap((name) =>
    attachments.filter(([, { filename }]) => filename.toLowerCase() === name)
  )
  return found && document.getAttachmentContent(found[0])
}
