import type { CompanyScope } from '#core/http/caller'
import { clientList } from '#modules/clients/public'

/** The one client that all words of a question name; null when none or several fit. */
export async function namedClient(company: CompanyScope, words: readonly string[]) {
  const clients = await clientList(company, { search: words.join(' ') }).limit(2)
  const [client] = clients
  return client && clients.length === 1 ? { id: client.id, name: client.name } : null
}

/** Whether the name of a client has this word. */
export async function isInClientName(company: CompanyScope, word: string) {
  const clients = await clientList(company, { search: word }).limit(1)
  return clients.length > 0
}
