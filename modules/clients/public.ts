export { clientDeletionGuards } from '#modules/clients/actions/delete_client'
export { Client } from '#modules/clients/models/client'
export { invoiceRecipients } from '#modules/clients/queries/invoice_recipients'
