export { assertSkonto } from '#modules/invoicing/actions/assert_skonto'
export {
  addItems,
  type ItemToAdd,
  takenItemNumbers,
} from '#modules/invoicing/actions/drafts/add_items'
export { changeItem, deleteItem } from '#modules/invoicing/actions/drafts/keep_items'
export { replacementOf } from '#modules/invoicing/actions/drafts/replace_invoice'
export { assertItemsOwned } from '#modules/invoicing/actions/drafts/replace_lines'
export { createDraft, updateDraft } from '#modules/invoicing/actions/drafts/write_draft'
export {
  type InvoiceElsewhere,
  importInvoice,
  takenInvoiceNumbers,
} from '#modules/invoicing/actions/import_invoice'
export { issueInvoice } from '#modules/invoicing/actions/issue_invoice'
export { handOut, handOutAccount } from '#modules/invoicing/actions/leaving/hand_out'
export { handOutToProgram } from '#modules/invoicing/actions/leaving/hand_out_to_program'
export { sendInvoice } from '#modules/invoicing/actions/leaving/send_invoice'
export { removeImported } from '#modules/invoicing/actions/remove_imported'
export {
  type CreditRow,
  grantCredit,
  recordCreditChange,
} from '#modules/invoicing/actions/settlement/grant_credit'
export {
  amountIn,
  type PaymentInput,
  recordPayment,
} from '#modules/invoicing/actions/settlement/record_payment'
export { removePayment } from '#modules/invoicing/actions/settlement/remove_payment'
export {
  type SettlementInput,
  settle,
  unsettle,
} from '#modules/invoicing/actions/settlement/settle'
export { settleByCreditNote } from '#modules/invoicing/actions/settlement/settle_by_credit_note'
export { type PaymentShare, takePayment } from '#modules/invoicing/actions/settlement/take_payment'
export { attachFile, detachFile } from '#modules/invoicing/attachments/attach_file'
export { attachmentsOf } from '#modules/invoicing/attachments/attachment_rows'
export {
  assertOnNoInvoice,
  type BillingInvoice,
} from '#modules/invoicing/carried_records/assert_on_no_invoice'
export type {
  CarriedRecord,
  FreedRecords,
} from '#modules/invoicing/carried_records/carriers'
export { givenBackOf } from '#modules/invoicing/credit_notes/given_back'
export { type DirectDebit, isCollected } from '#modules/invoicing/direct_debit/direct_debit'
export {
  noteCollection,
  noteDebitReturn,
  noteRenewedCollection,
} from '#modules/invoicing/direct_debit/note_collection'
export { reportedMonthOf, reportedMonths } from '#modules/invoicing/doubts/reported_months'
export {
  type Booking,
  booking,
  draftDeletion,
  invoiceIssue,
  paymentRemoval,
} from '#modules/invoicing/happenings'
export {
  daysOverdue,
  INVOICE_STATUSES,
  isOpen,
  isOverdue,
  type Moment,
  momentIn,
  OPEN_STATUSES,
  type Receivable,
  shownStatus,
} from '#modules/invoicing/invoice_status'
export { letterLink } from '#modules/invoicing/links/invoice_link'
export { INVOICE_VARIABLES, invoiceSample } from '#modules/invoicing/mails/letter_kinds'
export { Invoice } from '#modules/invoicing/models/invoice'
export { ITEM_TYPES, Item } from '#modules/invoicing/models/item'
export { INVOICE_NUMBERS } from '#modules/invoicing/number_ranges'
export type { PaymentRow } from '#modules/invoicing/payment'
export { fileOf as invoiceFile } from '#modules/invoicing/pdf/invoice_file'
export {
  draftInvoices,
  type ExpectedInvoice,
  openInvoices,
  unusedCredits,
} from '#modules/invoicing/queries/expected_money'
export { describeInvoice } from '#modules/invoicing/queries/invoice_detail'
export { linesOf as invoiceLines } from '#modules/invoicing/queries/invoice_parts'
export { itemsQuery } from '#modules/invoicing/queries/item_list'
export { listInvoices } from '#modules/invoicing/queries/lists/invoice_list'
export { invoicePages } from '#modules/invoicing/queries/lists/invoice_pages'
export { type Sums, sumInvoices } from '#modules/invoicing/queries/lists/invoice_sums'
export { invoicesOpenSince, type PastInvoice } from '#modules/invoicing/queries/lists/past_invoices'
export { oneItem } from '#modules/invoicing/queries/one_item'
export { offeredSkonto } from '#modules/invoicing/queries/skonto_offer'
export type { Check } from '#modules/invoicing/queries/verify/checks'
export { type RefundDetails, refunds } from '#modules/invoicing/refunding'
export { isMoney, type SettlementKind, type SettlementRow } from '#modules/invoicing/settlement'
export {
  type InvoiceRow,
  openAmount,
} from '#modules/invoicing/transformers/invoice_row_transformer'
export { type ItemRow, transformItem } from '#modules/invoicing/transformers/item_transformer'
export { transformPayment } from '#modules/invoicing/transformers/payment_transformer'
export { invoiceContent } from '#modules/invoicing/validators/invoice'
export {
  type InvoiceListInput,
  invoiceListValidator,
} from '#modules/invoicing/validators/invoice_list'
export {
  type ItemChange,
  itemUpdateValidator,
  itemValidator,
} from '#modules/invoicing/validators/item'
export { type ItemListInput, itemListValidator } from '#modules/invoicing/validators/item_list'
export { receivedMoney, skontoTaken } from '#modules/invoicing/validators/payment'
