import { notFound } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Client } from '#modules/clients/public'

/** @throws 404 when it is not there or not this company's */
export async function findClient(company: CompanyReference, id: string): Promise<Client> {
  const client = await Client.one(company, id)
  if (!client) throw notFound()
  return client
}
