import type { DocumentModel } from '../content/document_model.js'
import type { DocumentParts } from '../content/unsaved_parts.js'
import type { LineRow } from '../lines/line_rows.js'
import type { TaxRow } from '../taxes/tax_rows.js'
import type { DocumentPdfModel } from './kinds/pdf_model.js'
import { type Picture, renderDocumentPdf, renderDocumentSvg } from './render.js'

interface StoredParts<Kind> {
  linesOf(document: Kind): Promise<LineRow[]>
  taxesOf(document: Kind): Promise<TaxRow[]>
}

/**
 * How one kind of document with lines and prices is printed and drawn. `parts` are those of a document that is not
 * stored; without them the stored ones are read.
 * @param modelOf everything that is printed
 */
export function documentPrinter<Kind extends DocumentModel>(
  { linesOf, taxesOf }: StoredParts<Kind>,
  modelOf: (document: Kind, parts: DocumentParts) => Promise<DocumentPdfModel>
) {
  const paperOf = async (document: Kind, parts?: DocumentParts) =>
    modelOf(document, parts ?? { lines: await linesOf(document), taxes: await taxesOf(document) })

  /** The PDF in the language of its recipient; an issued one prints the same for ever. */
  const print = async (document: Kind): Promise<Buffer> =>
    renderDocumentPdf(await paperOf(document))

  /** Some of its pages as a picture for the screen, see renderDocumentSvg. */
  const draw = async (document: Kind, portion: number, parts?: DocumentParts): Promise<Picture> =>
    renderDocumentSvg(await paperOf(document, parts), portion)

  return { paperOf, print, draw }
}
