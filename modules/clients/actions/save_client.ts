import { audit } from '#core/audit/audit'
import { today } from '#core/clock'
import { conflict, notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { publish } from '#core/live/publish'
import { Client, type PostalAddress } from '#modules/clients/models/client'
import { contactsOf } from '#modules/clients/queries/client_contacts'
import { oneClient } from '#modules/clients/queries/one_client'
import type { ClientChange, NewClient } from '#modules/clients/validators/client'
import { giveNumber, readCompanySettings } from '#modules/settings/public'
import { saveContacts } from './save_contacts.js'

/** Adds a client with the next number of its range. Only inside inTx. @returns its id */
export async function addClient(company: CompanyScope, details: NewClient) {
  const client = Client.for(company)
  client.merge({
    type: 'business',
    email: '',
    phone: '',
    vatId: '',
    taxNumber: '',
    street: '',
    postalCode: '',
    city: '',
    country: (await readCompanySettings(company)).country,
    addressLine: '',
    buyerReference: '',
    eAddress: '',
    eAddressScheme: '',
    isReminded: true,
    notes: '',
    isArchived: false,
    ...given(details),
  })
  const { number, sequence } = await giveNumber(company, 'client', today(company.timeZone))
  client.merge({ number, numberSequence: sequence })
  await store(client, details.contacts ?? [])
  await record(client, 'client.created')
  return client.id
}

/**
 * Changes a client; what is left out stays. Only inside inTx.
 * @throws 404, or 409 `version_conflict` with the `current` client when it was changed since
 */
export async function changeClient(company: CompanyScope, id: string, change: ClientChange) {
  const client = await Client.of(company).where('id', id).forUpdate().first()
  if (!client) throw notFound()
  if (change.version !== undefined && change.version !== client.version) {
    throw conflict('version_conflict', { extra: { current: await oneClient(company, id) } })
  }
  const wasArchived = client.isArchived
  client.merge(given(change))
  await store(client, change.contacts)
  if (client.isArchived === wasArchived) await record(client, 'client.changed')
  else await record(client, client.isArchived ? 'client.archived' : 'client.restored')
}

/** The client first, because its contacts point to it; then again with what the contacts are found by. */
async function store(client: Client, contacts: NewClient['contacts']) {
  const isNew = !client.$isPersisted
  const words = contacts
    ? contacts.flatMap(({ name, email }) => [name, email ?? ''])
    : await contactWords(client)
  await client.saveVersion(words)
  if (contacts && (contacts.length > 0 || !isNew)) await saveContacts(client, contacts)
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
  'taxTreatment',
  'skonto',
  'hourlyRate',
])

/** What was sent, cleared texts as empty ones; null leaves those of OPEN open. */
function given(change: NewClient | ClientChange) {
  const { contacts: _, version: __, shippingAddress, ...fields } = change as ClientChange
  return {
    ...Object.fromEntries(
      Object.entries(fields)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, OPEN.has(name) ? value : (value ?? '')])
    ),
    ...(shippingAddress !== undefined && { shippingAddress: addressOf(shippingAddress) }),
  }
}

function addressOf(address: ClientChange['shippingAddress']): PostalAddress | null {
  if (!address || Object.values(address).every((value) => !value)) return null
  const { name, street, postalCode, city, country } = address
  return {
    name: name ?? '',
    street: street ?? '',
    postalCode: postalCode ?? '',
    city: city ?? '',
    country: country ?? '',
  }
}
