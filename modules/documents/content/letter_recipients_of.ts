import { Client, type LetterRecipients, letterRecipients } from '#modules/clients/public'
import type { Addressed } from './parties.js'

/** The usual recipients of a document, and the possible ones. */
export async function letterRecipientsOf(document: Addressed): Promise<LetterRecipients> {
  if (!document.clientId) {
    const { name = '', email = '' } = document.customClient ?? {}
    if (!email) return { to: [], cc: [], people: [] }
    return { to: [email], cc: [], people: [{ name, email, role: '' }] }
  }
  const client = await Client.of({ id: document.companyId })
    .where('id', document.clientId)
    .firstOrFail()
  return letterRecipients(client)
}
