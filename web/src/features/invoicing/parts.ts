/** Exports to other features: payment methods and the display of invoices. The form itself is in components. */

export { MethodField, useMethodWord } from './actions/method_field'
export { isLate, offeredOn, type SkontoTerm, termFor } from './actions/payment_values'
export { useInvoicesChanged } from './changed_invoices'
export { InvoiceStatusBadge, useStatusWord } from './invoice_status'
