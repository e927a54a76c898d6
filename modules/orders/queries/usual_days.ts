import { Client } from '#modules/clients/public'
import type { Order } from '#modules/orders/models/order'
import { readCompanySettings } from '#modules/settings/public'

/** The term of payment of an order without one of its own, in days: the client's, else the company's. */
export async function usualDays({ companyId, clientId }: Order): Promise<number> {
  const company = { id: companyId }
  const client = clientId ? await Client.one(company, clientId) : undefined
  return client?.paymentTermDays ?? (await readCompanySettings(company)).paymentTermDays
}
