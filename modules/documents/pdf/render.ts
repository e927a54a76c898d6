import { onlyKnownGlyphs } from './clean_text.js'
import type { DocumentPdfModel } from './pdf_model.js'
import { pdfView } from './pdf_view.js'
import { compile, TemplateRefused } from './typst_pool.js'

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

/** As written first; then without unknown glyphs; at last without the logo. */
async function render(model: DocumentPdfModel, format: 'pdf' | 'svg') {
  const createdAt = Math.floor(model.createdAt / 1000)
  const data = JSON.stringify(pdfView(model))
  const files = model.attachments?.map(({ content }) => content)
  const attempts = [
    { data, logo: model.logo },
    { data: onlyKnownGlyphs(data), logo: model.logo },
  ]
  if (model.logo) {
    attempts.push({
      data: onlyKnownGlyphs(JSON.stringify(pdfView({ ...model, logo: undefined }))),
      logo: undefined,
    })
  }
  for (const attempt of attempts.slice(0, -1)) {
    try {
      return await compile({ ...attempt, files, createdAt, format })
    } catch (error) {
      if (!(error instanceof TemplateRefused)) throw error
    }
  }
  return compile({ ...attempts[attempts.length - 1], files, createdAt, format })
}
