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
  noteReturnUndone,
} from '#modules/invoicing/direct_debit/note_collection'
export { reportedMonthOf, reportedMonths } from '#modules/invoicing/doubts/reported_months'
export { nameDeliveryNote } from '#modules/invoicing/drafts/name_delivery_note'
export { replacementOf } from '#modules/invoicing/drafts/replace_invoice'
export { assertItemsOwned } from '#modules/invoicing/drafts/replace_lines'
export { createDraft, updateDraft } from '#modules/invoicing/drafts/write_draft'
export {
  type Booking,
  booking,
  draftDeletion,
  invoiceIssue,
  paymentRemoval,
} from '#modules/invoicing/happenings'
export {
  type InvoiceElsewhere,
  importInvoice,
  takenInvoiceNumbers,
} from '#modules/invoicing/imported/import_invoice'
export { removeImported } from '#modules/invoicing/imported/remove_imported'
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
export { issueInvoice } from '#modules/invoicing/issuing/issue_invoice'
export {
  addItems,
  type ItemToAdd,
  takenItemNumbers,
} from '#modules/invoicing/items/add_items'
export { ITEM_TYPES, Item } from '#modules/invoicing/items/item'
export { itemsQuery } from '#modules/invoicing/items/item_list'
export { type ItemListInput, itemListValidator } from '#modules/invoicing/items/item_list_validator'
export { type ItemRow, transformItem } from '#modules/invoicing/items/item_transformer'
export {
  type ItemChange,
  itemUpdateValidator,
  itemValidator,
} from '#modules/invoicing/items/item_validator'
export { changeItem, deleteItem } from '#modules/invoicing/items/keep_items'
export { oneItem } from '#modules/invoicing/items/one_item'
export { letterLink } from '#modules/invoicing/links/invoice_link'
export { listInvoices } from '#modules/invoicing/lists/invoice_list'
export { invoicePages } from '#modules/invoicing/lists/invoice_pages'
export { type Sums, sumInvoices } from '#modules/invoicing/lists/invoice_sums'
export { invoicesOpenSince, type PastInvoice } from '#modules/invoicing/lists/past_invoices'
export { INVOICE_VARIABLES, invoiceSample } from '#modules/invoicing/mails/letter_kinds'
export { Invoice } from '#modules/invoicing/models/invoice'
export { INVOICE_NUMBERS } from '#modules/invoicing/number_ranges'
export { fileOf as invoiceFile } from '#modules/invoicing/pdf/invoice_file'
export { readDueInvoices } from '#modules/invoicing/queries/due_invoices'
export {
  draftInvoices,
  type ExpectedInvoice,
  openInvoices,
  unusedCredits,
} from '#modules/invoicing/queries/expected_money'
export { describeInvoice } from '#modules/invoicing/queries/invoice_detail'
export { linesOf as invoiceLines } from '#modules/invoicing/queries/invoice_parts'
export { handOut, handOutAccount } from '#modules/invoicing/sending/hand_out'
export { handOutToProgram } from '#modules/invoicing/sending/hand_out_to_program'
export { sendInvoice } from '#modules/invoicing/sending/send_invoice'
export { assertSkonto } from '#modules/invoicing/settlement/assert_skonto'
export {
  type CreditRow,
  grantCredit,
  recordCreditChange,
} from '#modules/invoicing/settlement/grant_credit'
export { giveBack, lockCredit, spendCredit } from '#modules/invoicing/settlement/move_credit'
export type { PaymentRow } from '#modules/invoicing/settlement/payment'
export {
  amountIn,
  type PaymentInput,
  recordPayment,
} from '#modules/invoicing/settlement/record_payment'
export {
  type RefundRow,
  refundCredit,
  removeRefund,
} from '#modules/invoicing/settlement/refund_credit'
export { removePayment } from '#modules/invoicing/settlement/remove_payment'
export {
  SETTLEMENT_ACTIONS,
  type SettlementInput,
  settle,
  unsettle,
} from '#modules/invoicing/settlement/settle'
export { settleByCreditNote } from '#modules/invoicing/settlement/settle_by_credit_note'
export {
  isMoney,
  type SettlementKind,
  type SettlementRow,
} from '#modules/invoicing/settlement/settlement'
export { offeredSkonto } from '#modules/invoicing/settlement/skonto_offer'
export { type PaymentShare, takePayment } from '#modules/invoicing/settlement/take_payment'
export {
  type InvoiceRow,
  openAmount,
} from '#modules/invoicing/transformers/invoice_row_transformer'
export { transformPayment } from '#modules/invoicing/transformers/payment_transformer'
export { invoiceContent } from '#modules/invoicing/validators/invoice'
export {
  type InvoiceListInput,
  invoiceListValidator,
} from '#modules/invoicing/validators/invoice_list'
export { receivedMoney, skontoTaken } from '#modules/invoicing/validators/payment'
export type { Check } from '#modules/invoicing/verify/checks'
