export { epcPayload } from './pdf/epc.js'
export type {
  DocumentPdfModel,
  PdfAttachment,
  PdfBuyer,
  PdfLine,
  PdfSeller,
} from './pdf/pdf_model.js'
export { renderDocumentPdf, renderDocumentSvg } from './pdf/render.js'
export * from './totals.js'
