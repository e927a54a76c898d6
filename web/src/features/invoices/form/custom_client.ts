import type { CustomClientValues } from './invoice_values'

export const emptyCustomClient = (name: string): CustomClientValues => ({
  name,
  email: '',
  vatId: '',
  street: '',
  postalCode: '',
  city: '',
  country: '',
  language: '',
})

/** What the server takes for a recipient who is not kept. */
export const customClientBody = ({ name, language, ...client }: CustomClientValues) => ({
  name: name.trim(),
  language: language || null,
  email: orNull(client.email),
  vatId: orNull(client.vatId),
  street: orNull(client.street),
  postalCode: orNull(client.postalCode),
  city: orNull(client.city),
  country: orNull(client.country),
})

const orNull = (text: string) => text.trim() || null
