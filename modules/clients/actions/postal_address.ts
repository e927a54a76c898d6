import type { PostalAddress } from '#modules/clients/models/client'
import type { ClientChange } from '#modules/clients/validators/client'

/** An address as stored: null when it is empty. */
export function addressOf(address: ClientChange['shippingAddress']): PostalAddress | null {
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
