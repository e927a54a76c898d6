export { issueInvoice } from '#modules/invoicing/actions/issue_invoice'
export { assertItemsOwned } from '#modules/invoicing/actions/replace_lines'
export { sendInvoice } from '#modules/invoicing/actions/send_invoice'
export { createDraft } from '#modules/invoicing/actions/write_draft'
export { beforeDraftDeleted } from '#modules/invoicing/draft_deletion'
export { default as InvoiceCancelled } from '#modules/invoicing/events/invoice_cancelled'
export { default as InvoiceIssued } from '#modules/invoicing/events/invoice_issued'
export { default as PaymentRecorded } from '#modules/invoicing/events/payment_recorded'
export {
  daysOverdue,
  isOpen,
  isOverdue,
  type Moment,
  momentIn,
  OPEN_STATUSES,
  type Receivable,
  shownStatus,
} from '#modules/invoicing/invoice_status'
export { Invoice } from '#modules/invoicing/models/invoice'
export { Item } from '#modules/invoicing/models/item'
export { listInvoices } from '#modules/invoicing/queries/invoice_list'
export { type Sums, sumInvoices } from '#modules/invoicing/queries/invoice_sums'
export { registerProof, verifyDocuments } from '#modules/invoicing/queries/verify_documents'
export type { InvoiceRow } from '#modules/invoicing/transformers/invoice_row_transformer'
export { invoiceContent } from '#modules/invoicing/validators/invoice'
