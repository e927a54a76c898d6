import type { Client } from '#modules/clients/models/client'
import { contactsOf } from './client_contacts.js'

/** Somebody at a client who can be written to. */
export interface Correspondent {
  name: string
  email: string
  /** Role of the person at the client; empty for the client's own address. */
  role: string
}

/** Whom the letters to a client go to, in copy to whom, and who else could get them. */
export interface LetterRecipients {
  to: string[]
  cc: string[]
  people: Correspondent[]
}

/** The contacts that receive documents, else the client's own address; those with copies in copy. */
export async function letterRecipients(
  client: Pick<Client, 'id' | 'companyId' | 'email' | 'name'>
): Promise<LetterRecipients> {
  const contacts = (await contactsOf({ id: client.companyId }, [client.id])).get(client.id) ?? []
  const reachable = contacts.filter(({ email }) => email)
  const addressesOf = (chosen: typeof reachable) => [...new Set(chosen.map(({ email }) => email))]

  const receiving = addressesOf(reachable.filter(({ receives_invoices }) => receives_invoices))
  const to = receiving.length > 0 ? receiving : [client.email].filter(Boolean)
  const copied = addressesOf(reachable.filter(({ gets_copies }) => gets_copies))
  const people = [
    ...reachable.map(({ name, email, role }) => ({ name, email, role })),
    ...(client.email ? [{ name: client.name, email: client.email, role: '' }] : []),
  ]
  return {
    to,
    cc: copied.filter((email) => !to.includes(email)),
    people: people.filter(
      ({ email }, index) => people.findIndex((other) => other.email === email) === index
    ),
  }
}
