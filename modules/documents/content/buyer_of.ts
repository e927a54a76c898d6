import { notFound } from '#core/errors/app_error'
import { type Addressee, addresseeOf, Client } from '#modules/clients/public'
import type { Addressed, Buyer } from './parties.js'

/**
 * The recipient of a draft, as the document would name it now, with the language of that party.
 * @returns `language` null when the party has none of its own
 */
export async function buyerOf(draft: Addressed) {
  if (!draft.clientId) {
    return { buyer: buyerOfCustom(draft), language: draft.customClient?.language ?? null }
  }
  const client = await Client.one({ id: draft.companyId }, draft.clientId)
  if (!client) throw notFound()
  return { buyer: buyerOfClient(client, await addresseeOf(client)), language: client.language }
}

const buyerOfClient = (client: Client, addressee: Addressee | undefined): Buyer => ({
  name: client.name,
  number: client.number,
  street: client.street,
  postalCode: client.postalCode,
  city: client.city,
  country: client.country,
  vatId: client.vatId,
  taxNumber: client.taxNumber,
  businessNumber: client.businessNumber,
  addressLine: client.addressLine,
  type: client.type,
  eAddress: client.eAddress,
  eAddressScheme: client.eAddressScheme,
  email: client.email,
  ...(addressee && { addressee }),
})

const buyerOfCustom = ({ clientName, customClient }: Addressed): Buyer => ({
  name: clientName,
  number: '',
  street: customClient?.street ?? '',
  postalCode: customClient?.postalCode ?? '',
  city: customClient?.city ?? '',
  country: customClient?.country ?? '',
  vatId: customClient?.vatId ?? '',
  taxNumber: '',
  businessNumber: customClient?.businessNumber ?? '',
})
