export {
  type DocumentDiscount,
  type DocumentTotals,
  ImpossibleFigure,
  type LineInput,
  type LineTotals,
  type TaxTotals,
} from '#modules/documents/totals/figures'
export { type Priced, priceDocument } from '#modules/documents/totals/price_document'
export {
  documentTotals,
  LINE_CATEGORIES,
  type LineCategory,
  TAX_CATEGORIES,
  type TaxCategory,
} from '#modules/documents/totals/totals'
export type { ChainReference, ChainSource } from './chain/chain.js'
export { addressContent } from './content/address_content.js'
export { amountForAudit } from './content/amount_for_audit.js'
export { buyerOf } from './content/buyer_of.js'
export { contentColumns, taxColumns } from './content/content_columns.js'
export { contentFaults, dueFaults, TOO_MUCH_IN_ADVANCE } from './content/content_faults.js'
export { documentParts, pricingOf } from './content/content_parts.js'
export {
  type ContentInput,
  contentDays,
  contentFields,
  versionField,
} from './content/content_validator.js'
export { copyOfContent, copyOfPeriod } from './content/copy_content.js'
export { DocumentModel, emptyContent } from './content/document_model.js'
export { CONTENT_FORM, frozenContent, hashOfFrozen } from './content/frozen_content.js'
export { greetingOf, salutationFor, signersOf } from './content/greeting.js'
export { letterRecipientsOf } from './content/letter_recipients_of.js'
export { linesForReader } from './content/lines_for_reader.js'
export { type Exchange, inOwnCurrency, taxInOwnCurrency } from './content/own_currency.js'
export type { Addressed, Buyer, CustomClient, Seller } from './content/parties.js'
export { partiesAtIssue } from './content/parties_at_issue.js'
export { partiesOf } from './content/parties_of.js'
export { previewDocument } from './content/preview_document.js'
export { sellerName } from './content/seller_name.js'
export { setTerms, usualTerms } from './content/set_terms.js'
export { surnameOf } from './content/surname_of.js'
export { type ChangeDetails, timelineOf } from './content/timeline.js'
export { taxNotesOf, transformContent } from './content/transform_content.js'
export { type DocumentParts, unsavedParts } from './content/unsaved_parts.js'
export { issueDraft } from './drafts/issue_draft.js'
export { draftsOf } from './drafts/write_draft.js'
export { type DocumentKind, defineDocumentKind } from './kinds/define_document_kind.js'
export { issuedIn, type Paper, type Papers, papersOf } from './kinds/papers.js'
export { enteredAmounts } from './lines/entered_amounts.js'
export { fitsPages } from './lines/fits_pages.js'
export { lineColumns } from './lines/line_columns.js'
export { type LineContent, lineContent, reversedLine } from './lines/line_content.js'
export { lineContents } from './lines/line_contents.js'
export { LINE_KINDS, type LineKind } from './lines/line_kinds.js'
export { contentOfRow, type LineRow, lineValues, transformLine } from './lines/line_rows.js'
export { type LineBody, lines, offeredLines } from './lines/line_validator.js'
export { grossPrice, netPrice, priceInMode } from './lines/price_in_mode.js'
export { documentLinks } from './links/document_links.js'
export { forgetLinks } from './links/forget_links.js'
export { openedByPortal } from './links/opened_by_portal.js'
export { documentPrinter } from './pdf/document_printer.js'
export { epcPayload } from './pdf/epc.js'
export type { DeliveryPdfModel, PdfDeliveryLine } from './pdf/kinds/delivery_model.js'
export type { ManualPdfModel, PdfManualBlock, PdfManualSection } from './pdf/kinds/manual_model.js'
export type {
  DocumentPdfModel,
  PdfAttachment,
  PdfBuyer,
  PdfLine,
  PdfSeller,
} from './pdf/kinds/pdf_model.js'
export type { PdfProposalBlock, ProposalPdfModel } from './pdf/kinds/proposal_model.js'
export type { PdfRemindedInvoice, ReminderPdfModel } from './pdf/kinds/reminder_model.js'
export type { PdfReportFigure, PdfReportTable, ReportPdfModel } from './pdf/kinds/report_model.js'
export type { PdfAccountEntry, StatementPdfModel } from './pdf/kinds/statement_model.js'
export type { PdfWorkedTime, TimesheetPdfModel } from './pdf/kinds/timesheet_model.js'
export { pdfFileName } from './pdf/pdf_file_name.js'
export { printedContent } from './pdf/printed_content.js'
export {
  type Picture,
  renderDeliveryPdf,
  renderDeliverySvg,
  renderDocumentPdf,
  renderDocumentSvg,
  renderManualPdf,
  renderProposalPdf,
  renderReminderPdf,
  renderReminderSvg,
  renderReportPdf,
  renderStatementPdf,
  renderTimesheetPdf,
  renderWorkingTimePdf,
} from './pdf/render.js'
export { sendPdf, sendPicture } from './pdf/send_pages.js'
export { templateOf } from './pdf/template_of.js'
export type { XmpSchema } from './pdf/xmp.js'
export { hashNowOf } from './proofs/hash_now_of.js'
export { verifyDocuments } from './proofs/verify_documents.js'
export type { DocumentSample } from './samples/draw_sample.js'
export { sampleDocument, samplePrices, sampleWord } from './samples/sample_parts.js'
export { type SkontoTerm, skontoSentences, skontoTerms, transformSkonto } from './skonto_terms.js'
export { type DocumentFault, sayFaults, taxFaults } from './taxes/tax_faults.js'
export { taxNote } from './taxes/tax_notes.js'
export { type TaxRow, taxValues, transformTax, transformTotals } from './taxes/tax_rows.js'
export { type UsualTax, usualTax } from './taxes/usual_tax.js'
