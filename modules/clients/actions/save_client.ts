import { audit } from '#core/audit/audit'
import { conflict, notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { publish } from '#core/live/publish'
import { Client } from '#modules/clients/models/client'
import { contactsOf } from '#modules/clients/queries/client_contacts'
import { oneClient } from '#modules/clients/queries/one_client'
import type { ClientChange } from '#modules/clients/validators/client'
import { addressOf } from './postal_address.js'
import { saveContacts } from './save_contacts.js'

/**
 * Changes a client; what is left out stays. Only inside inTx.
 * @throws 404, 409 `client_merged`, `already_erased`, or 409 `version_conflict` with the `current` client when it was changed since
 */
export async function changeClient(company: CompanyScope, id: string, change: ClientChange) {
  const client = await Client.of(company).where('id', id).forUpdate().first()
  if (!client) throw notFound()
  if (change.version !== undefined && change.version !== client.version) {
    throw conflict('version_conflict', { extra: { current: await oneClient(company, id) } })
  }
  if (client.mergedIntoId) throw conflict('clients.client_merged')
  if (client.erasedAt) throw conflict('clients.already_erased')
  const wasArchived = client.isArchived
  client.merge(given(change))
  await store(client, change.contacts)
  if (client.isArchived === wasArchived) await record(client, 'client.changed')
  else await record(client, client.isArchived ? 'client.archived' : 'client.restored')
}

async function store(client: Client, contacts: ClientChange['contacts']) {
  const words = contacts
    ? contacts.flatMap(({ name, email }) => [name, email ?? ''])
    : await contactWords(client)
  await client.saveVersion(words)
  if (contacts) await saveContacts(client, contacts)
}

async function contactWords({ companyId, id }: Client) {
  const contacts = (await contactsOf({ id: companyId }, [id])).get(id) ?? []
  return contacts.flatMap(({ name, email }) => [name, email])
}

async function record(client: Client, action: string) {
  const { id, companyId, number, name, version } = client
  await audit({
    companyId,
    action,
    subject: { type: 'client', id },
    details: { number, name, version },
  })
  publish(companyId, { kind: 'client', id })
}

/** Fields that are left open by null: the company decides, or nobody has yet. */
const OPEN = new Set([
  'language',
  'currency',
  'paymentTermDays',
  'isTermAgreed',
  'taxTreatment',
  'skonto',
  'hourlyRate',
])

/** The fields of a change, cleared texts as empty ones; null leaves those of OPEN open. */
function given(change: ClientChange) {
  const { contacts: _, version: __, shippingAddress, ...fields } = change
  return {
    ...Object.fromEntries(
      Object.entries(fields)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, OPEN.has(name) ? value : (value ?? '')])
    ),
    ...(shippingAddress !== undefined && { shippingAddress: addressOf(shippingAddress) }),
  }
}
