export { default as InvoiceCancelled } from '#modules/invoicing/events/invoice_cancelled'
export { default as InvoiceIssued } from '#modules/invoicing/events/invoice_issued'
export { default as PaymentRecorded } from '#modules/invoicing/events/payment_recorded'
export { Invoice } from '#modules/invoicing/models/invoice'
