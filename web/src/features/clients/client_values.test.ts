import { expect, test } from 'vitest'
import type { Client } from './client'
import { bodyOfClient, newClientValues, newContactValues, valuesOfClient } from './client_values'

const client: Client = {
  _id: '1',
  number: 'K-0001',
  type: 'business',
  name: 'Anna',
  email: '',
  phone: '',
  vatId: 'DE136695976',
  taxNumber: '',
  businessNumber: '',
  language: null,
  currency: null,
  paymentTermDays: null,
  isTermAgreed: null,
  formOfAddress: null,
  street: '',
  postalCode: '',
  city: '',
  country: 'DE',
  shippingAddress: null,
  contacts: [
    {
      _id: 'c',
      name: 'Ben',
      email: '',
      phone: '',
      formOfAddress: null,
      role: '',
      receivesInvoices: true,
      getsCopies: false,
    },
  ],
  addressLine: '',
  buyerReference: '',
  eAddress: '',
  eAddressScheme: '',
  taxTreatment: null,
  skonto: null,
  hourlyRate: null,
  isReminded: true,
  notes: '',
  isArchived: false,
  mergedInto: null,
  isErased: false,
  retainedUntil: null,
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
}

test('what is the company’s stays the company’s, and the version goes back with the change', () => {
  const body = bodyOfClient(valuesOfClient(client))
  expect(body).toMatchObject({ language: null, currency: null, paymentTermDays: null, version: 3 })
  expect(body.shippingAddress).toBeNull()
})

test('only what the server knows is sent: contacts with their ids, new ones without', () => {
  const values = valuesOfClient(client)
  const body = bodyOfClient({ ...values, contacts: [...values.contacts, newContactValues()] })
  expect(body.contacts.map((contact) => Object.keys(contact).includes('_id'))).toEqual([
    true,
    false,
  ])
  expect(JSON.stringify(body)).not.toMatch(/"key"|isArchived|hasShippingAddress|createdAt/)
})

test('a private person is sent without the VAT id that the form does not show', () => {
  expect(bodyOfClient({ ...valuesOfClient(client), type: 'person' }).vatId).toBe('')
})

test('a new client starts in the company’s country', () => {
  expect(newClientValues('XK').country).toBe('XK')
})
