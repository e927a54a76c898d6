import type { Client, FormOfAddress } from '#modules/clients/models/client'
import { contactsOf } from './client_contacts.js'

/** The person whom letters to a client address. */
export interface Addressee {
  formOfAddress: FormOfAddress
  name: string
}

/**
 * The person whom letters to a client greet by name: a private person itself, else the one contact who receives
 * documents. Undefined when there are several, and when nobody has said how the person is addressed.
 */
export async function addresseeOf(client: Client): Promise<Addressee | undefined> {
  if (client.type === 'person') return addressee(client.formOfAddress, client.name)
  const contacts = (await contactsOf({ id: client.companyId }, [client.id])).get(client.id) ?? []
  const [only, another] = contacts.filter((contact) => Boolean(contact.receives_invoices))
  return only && !another ? addressee(only.form_of_address, only.name) : undefined
}

const addressee = (formOfAddress: FormOfAddress | '', name: string) =>
  formOfAddress === '' ? undefined : { formOfAddress, name }
