import { Client, invoiceRecipients } from '#modules/clients/public'
import type { Addressed } from './parties.js'

/** The addresses that a document goes to when none is named. */
export async function recipientsOf(document: Addressed): Promise<string[]> {
  if (!document.clientId) return [document.customClient?.email ?? ''].filter(Boolean)
  const client = await Client.of({ id: document.companyId })
    .where('id', document.clientId)
    .firstOrFail()
  return invoiceRecipients(client)
}
