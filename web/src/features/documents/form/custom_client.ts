import type { AnswerOf } from '#api/routes'
import type { Language } from '@/lib/language/languages'

type CustomClient = NonNullable<AnswerOf<'GET', '/api/invoices/:id'>['customClient']>
export type CustomClientValues = Required<Omit<CustomClient, 'language'>> & {
  language: Language | ''
}

/** A recipient as it is stored, in whom anything but the name may be missing. */
type StoredClient = Pick<CustomClient, 'name'> & {
  [Key in Exclude<keyof CustomClient, 'name'>]?: CustomClient[Key] | null
}

/** A recipient of the server as the form shows it. */
export const customClientValues = (client: StoredClient): CustomClientValues => ({
  name: client.name,
  email: client.email ?? '',
  vatId: client.vatId ?? '',
  businessNumber: client.businessNumber ?? '',
  street: client.street ?? '',
  postalCode: client.postalCode ?? '',
  city: client.city ?? '',
  country: client.country ?? '',
  language: client.language ?? '',
})

/** The body for a recipient without a client record. */
export const customClientBody = ({ name, language, ...client }: CustomClientValues) => ({
  name: name.trim(),
  language: language || null,
  email: orNull(client.email),
  vatId: orNull(client.vatId),
  businessNumber: orNull(client.businessNumber),
  street: orNull(client.street),
  postalCode: orNull(client.postalCode),
  city: orNull(client.city),
  country: orNull(client.country),
})

const orNull = (text: string) => text.trim() || null
