import { Client } from '#modules/clients/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { Buyer } from '#modules/invoicing/parties'

/**
 * Who a draft is addressed to, as it would stand on the document now, with the language of that party.
 * @returns `language` null when the party has none of its own
 */
export async function buyerOf(draft: Invoice) {
  const client = draft.clientId
    ? await Client.of({ id: draft.companyId }).where('id', draft.clientId).firstOrFail()
    : undefined
  return client
    ? { buyer: buyerOfClient(client), language: client.language }
    : { buyer: buyerOfCustom(draft), language: draft.customClient?.language ?? null }
}

const buyerOfClient = (client: Client): Buyer => ({
  name: client.name,
  number: client.number,
  street: client.street,
  postalCode: client.postalCode,
  city: client.city,
  country: client.country,
  vatId: client.vatId,
  taxNumber: client.taxNumber,
})

const buyerOfCustom = ({ clientName, customClient }: Invoice): Buyer => ({
  name: clientName,
  number: '',
  street: customClient?.street ?? '',
  postalCode: customClient?.postalCode ?? '',
  city: customClient?.city ?? '',
  country: customClient?.country ?? '',
  vatId: customClient?.vatId ?? '',
  taxNumber: '',
})
