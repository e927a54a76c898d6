export {
  type DocumentDiscount,
  type DocumentTotals,
  ImpossibleFigure,
  type LineInput,
  type LineTotals,
  type TaxTotals,
} from './figures.js'
export { enteredAmounts } from './lines/entered_amounts.js'
export { lineColumns } from './lines/line_columns.js'
export { type LineContent, lineContent, reversedLine } from './lines/line_content.js'
export { LINE_KINDS, type LineKind } from './lines/line_kinds.js'
export { contentOfRow, type LineRow, lineValues, transformLine } from './lines/line_rows.js'
export { type LineBody, lines, offeredLines } from './lines/line_validator.js'
export { epcPayload } from './pdf/epc.js'
export type {
  DocumentPdfModel,
  PdfAttachment,
  PdfBuyer,
  PdfLine,
  PdfSeller,
} from './pdf/pdf_model.js'
export { renderDocumentPdf, renderDocumentSvg } from './pdf/render.js'
export { type Priced, priceDocument } from './price_document.js'
export { type SkontoTerm, skontoTerms, transformSkonto } from './skonto_terms.js'
export { suggestTax, zeroCategory } from './taxes/suggest_tax.js'
export { type DocumentFault, sayFaults, taxFaults } from './taxes/tax_faults.js'
export { taxNote } from './taxes/tax_notes.js'
export { type TaxRow, taxValues, transformTax, transformTotals } from './taxes/tax_rows.js'
export { documentTotals, TAX_CATEGORIES, type TaxCategory } from './totals.js'
