import { Client, invoiceRecipients } from '#modules/clients/public'
import type { Invoice } from '#modules/invoicing/models/invoice'

/** The addresses that an invoice goes to when none is named. */
export async function recipientsOf(invoice: Invoice): Promise<string[]> {
  if (!invoice.clientId) return [invoice.customClient?.email ?? ''].filter(Boolean)
  const client = await Client.of({ id: invoice.companyId })
    .where('id', invoice.clientId)
    .firstOrFail()
  return invoiceRecipients(client)
}
