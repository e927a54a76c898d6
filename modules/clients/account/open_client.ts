import { conflict, notFound } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Client } from '#modules/clients/models/client'

/** The client that something new belongs to; undefined for one that became another, where nobody would see it. */
export async function openClient(company: CompanyReference, id: string) {
  const client = await Client.one(company, id)
  return client === null || client.mergedIntoId ? undefined : client
}

/** The same, locked until the transaction ends. Only inside inTx. @throws 404, 409 `client_merged` */
export async function lockOpenClient(company: CompanyReference, id: string) {
  const client = await Client.oneLocked(company, id)
  if (!client) throw notFound()
  if (client.mergedIntoId) throw conflict('clients.client_merged')
  return client
}
