import type { Client } from '#modules/clients/models/client'
import { contactsOf } from './client_contacts.js'

/** Where a client's invoices are sent: its contacts that receive invoices, else the client's own address. */
export async function invoiceRecipients(
  client: Pick<Client, 'id' | 'companyId' | 'email'>
): Promise<string[]> {
  const contacts = (await contactsOf({ id: client.companyId }, [client.id])).get(client.id) ?? []
  const chosen = contacts
    .filter(({ receives_invoices, email }) => receives_invoices && email)
    .map(({ email }) => email)
  return chosen.length > 0 ? [...new Set(chosen)] : [client.email].filter(Boolean)
}
