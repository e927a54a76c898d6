import { audit } from '#core/audit/audit'
import { conflict, FieldError, notFound } from '#core/errors/app_error'
import { publish } from '#core/live/publish'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { clientReferences } from '#modules/clients/account/client_references'
import { Client } from '#modules/clients/models/client'
import { contactsOf } from '#modules/clients/queries/client_contacts'

/**
 * Makes two clients one: every record of the first belongs to the second afterwards, names in issued documents stay.
 * The first remains archived, as the trace of its number. Only inside inTx.
 * @throws 404, 422 `merge_with_itself`, 409 `client_merged` when one of them was merged before
 */
export async function mergeClients(company: CompanyReference, fromId: string, intoId: string) {
  if (fromId === intoId) throw new FieldError('intoId', 'clients.merge_with_itself')
  const [from, into] = await lockBoth(company, fromId, intoId)
  if (from.mergedIntoId || into.mergedIntoId) throw conflict('clients.client_merged')
  const merge = { companyId: company.id, fromId, intoId }
  for (const follow of clientReferences().values()) await follow(merge)

  from.merge({ isArchived: true, mergedIntoId: intoId })
  await from.saveVersion([])
  const contacts = (await contactsOf(company, [intoId])).get(intoId) ?? []
  await into.saveVersion(contacts.flatMap(({ name, email }) => [name, email]))
  await record(from, 'client.merged', into)
  await record(into, 'client.took_in', from)
}

/** In one order, so that two merges never wait for each other. */
async function lockBoth(company: CompanyReference, fromId: string, intoId: string) {
  const found = new Map<string, Client>()
  for (const id of [fromId, intoId].sort()) {
    const client = await Client.oneLocked(company, id)
    if (!client) throw notFound()
    found.set(id, client)
  }
  return [found.get(fromId) as Client, found.get(intoId) as Client]
}

async function record({ companyId, id }: Client, action: string, other: Client) {
  const details = { other: other.id, number: other.number, name: other.name }
  await audit({ companyId, action, subject: { type: 'client', id }, details })
  publish(companyId, { kind: 'client', id })
}
