import type { Language } from '@/lib/language/languages'
import { newKey } from '@/lib/server/api'
import { type SkontoValues, skontoBody, skontoValues } from '@/lib/skonto'
import type { Client, ClientContact, ShippingAddress } from './client'

/** A contact in the form: without `_id` until it is saved, with a key of its own for the list. */
export interface ContactValues extends Omit<ClientContact, '_id' | 'formOfAddress'> {
  key: string
  _id?: string
  formOfAddress: FormOfAddress | ''
}

type FormOfAddress = NonNullable<ClientContact['formOfAddress']>

/** The values of the form. Empty language, currency and terms inherit the company's. */
export interface ClientValues {
  /** Missing for a new client. */
  version?: number
  type: Client['type']
  name: string
  /** Of a private person; empty when unknown. */
  formOfAddress: FormOfAddress | ''
  email: string
  phone: string
  vatId: string
  taxNumber: string
  businessNumber: string
  street: string
  postalCode: string
  city: string
  country: string
  hasShippingAddress: boolean
  shippingAddress: ShippingAddress
  contacts: ContactValues[]
  language: Language | ''
  currency: string
  paymentTermDays: string
  /** Empty for what holds for the company's clients. */
  isTermAgreed: 'yes' | 'no' | ''
  addressLine: string
  /** For authorities the Leitweg-ID. */
  buyerReference: string
  eAddress: string
  eAddressScheme: string
  /** Empty when it follows from country and VAT id. */
  taxTreatment: NonNullable<Client['taxTreatment']> | ''
  /** Empty for the company's own terms. */
  skonto: SkontoValues[]
  hourlyRate: string
  isReminded: boolean
  notes: string
}

const NO_ADDRESS: ShippingAddress = { name: '', street: '', postalCode: '', city: '', country: '' }

/** @param country the company's own, where most of its clients are */
export const newClientValues = (country: string): ClientValues => ({
  type: 'business',
  name: '',
  formOfAddress: '',
  email: '',
  phone: '',
  vatId: '',
  taxNumber: '',
  businessNumber: '',
  street: '',
  postalCode: '',
  city: '',
  country,
  hasShippingAddress: false,
  shippingAddress: { ...NO_ADDRESS, country },
  contacts: [],
  language: '',
  currency: '',
  paymentTermDays: '',
  isTermAgreed: '',
  addressLine: '',
  buyerReference: '',
  eAddress: '',
  eAddressScheme: '',
  taxTreatment: '',
  skonto: [],
  hourlyRate: '',
  isReminded: true,
  notes: '',
})

export const newContactValues = (): ContactValues => ({
  key: newKey(),
  name: '',
  email: '',
  phone: '',
  role: '',
  formOfAddress: '',
  receivesInvoices: true,
  getsCopies: false,
})

export function valuesOfClient(client: Client): ClientValues {
  const { _id, number, isArchived, createdAt, ...details } = client
  return {
    ...details,
    hasShippingAddress: client.shippingAddress !== null,
    shippingAddress: client.shippingAddress ?? { ...NO_ADDRESS, country: client.country },
    formOfAddress: client.formOfAddress ?? '',
    contacts: client.contacts.map((contact) => ({
      key: contact._id,
      ...contact,
      formOfAddress: contact.formOfAddress ?? '',
    })),
    language: client.language ?? '',
    currency: client.currency ?? '',
    paymentTermDays: client.paymentTermDays === null ? '' : String(client.paymentTermDays),
    isTermAgreed: client.isTermAgreed === null ? '' : client.isTermAgreed ? 'yes' : 'no',
    taxTreatment: client.taxTreatment ?? '',
    skonto: skontoValues(client.skonto),
    hourlyRate: client.hourlyRate === null ? '' : String(client.hourlyRate),
  }
}

/** The body of POST and PUT. A private person has no VAT id; what its fields still hold is not sent. */
export function bodyOfClient({ hasShippingAddress, ...values }: ClientValues) {
  return {
    ...values,
    vatId: values.type === 'person' ? '' : values.vatId,
    businessNumber: values.type === 'person' ? '' : values.businessNumber,
    shippingAddress: hasShippingAddress ? values.shippingAddress : null,
    formOfAddress: (values.type === 'person' && values.formOfAddress) || null,
    contacts: values.contacts.map(({ key, ...contact }) => ({
      ...contact,
      formOfAddress: contact.formOfAddress || null,
    })),
    language: values.language || null,
    currency: values.currency || null,
    paymentTermDays: values.paymentTermDays || null,
    isTermAgreed: values.isTermAgreed === '' ? null : values.isTermAgreed === 'yes',
    taxTreatment: values.taxTreatment || null,
    skonto: values.skonto.length > 0 ? skontoBody(values.skonto) : null,
    hourlyRate: values.hourlyRate || null,
    eAddressScheme: values.eAddressScheme || null,
  }
}
