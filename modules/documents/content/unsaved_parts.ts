import { priceDocument } from '#modules/documents/totals/price_document'
import { lineContents } from '../lines/line_contents.js'
import { type LineRow, lineValues } from '../lines/line_rows.js'
import type { LineBody } from '../lines/line_validator.js'
import { type TaxRow, taxValues } from '../taxes/tax_rows.js'
import type { DocumentModel } from './document_model.js'

/** The lines and taxes of a document, as they are stored. */
export interface DocumentParts {
  lines: LineRow[]
  taxes: TaxRow[]
}

/**
 * Prices an unsaved document and sets its totals. Saves nothing.
 * @returns its lines and taxes as saving would create them
 * @throws 422 as priceDocument
 */
export async function unsavedParts(
  document: DocumentModel,
  bodies: LineBody[]
): Promise<DocumentParts> {
  const contents = await lineContents(document, bodies)
  const totals = priceDocument(contents, document)
  const { lineSum, discount, net, tax, total } = totals
  document.merge({ lineSum, discount, net, tax, total })
  const lines = contents.map((line, index) => ({
    id: '',
    position: index + 1,
    ...lineValues(line, totals.lines[index]),
  }))
  return { lines, taxes: totals.taxes.map(taxValues) }
}
