import { onlyKnownGlyphs } from './clean_text.js'
import type { DocumentPdfModel } from './pdf_model.js'
import { pdfView } from './pdf_view.js'
import { compile } from './typst_pool.js'

/**
 * Prints a document as PDF/A-3a on A4. Equal models give equal bytes.
 * No text of a user can make it fail: what the typeface lacks is printed as `?`,
 * and a logo that cannot be read is left out.
 */
export async function renderDocumentPdf(model: DocumentPdfModel): Promise<Buffer> {
  const output = await render(model, 'pdf')
  return Buffer.from(output as Uint8Array)
}

/** The same pages as one SVG, for a preview while somebody writes. */
export async function renderDocumentSvg(model: DocumentPdfModel): Promise<string> {
  return (await render(model, 'svg')) as string
}

async function render(model: DocumentPdfModel, format: 'pdf' | 'svg') {
  const { logo, createdAt } = model
  const data = JSON.stringify(pdfView(model))
  const stamp = Math.floor(createdAt / 1000)
  try {
    return await compile({ data, logo, createdAt: stamp, format })
  } catch {
    const plain = onlyKnownGlyphs(data)
    try {
      return await compile({ data: plain, logo, createdAt: stamp, format })
    } catch (error) {
      if (!logo) throw error
      const bare = onlyKnownGlyphs(JSON.stringify(pdfView({ ...model, logo: undefined })))
      return await compile({ data: bare, createdAt: stamp, format })
    }
  }
}
