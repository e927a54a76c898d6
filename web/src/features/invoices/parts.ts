/** What other features may use of invoices: how they are paid and shown. Their form stands in components. */

export { MethodField, useMethodWord } from './actions/method_field'
export { isLate, offeredOn, type SkontoTerm, termFor } from './actions/payment_values'
export { useInvoicesChanged } from './changed_invoices'
export { InvoiceStatusBadge, useStatusWord } from './invoice_status'
export { Sums } from './list/sums'
