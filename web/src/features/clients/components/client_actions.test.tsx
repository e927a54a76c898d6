import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import type { Client } from '../client'
import { ClientActions } from './client_actions'

const PERSON: Client = {
  _id: 'c1',
  number: 'K-1',
  type: 'person',
  name: 'Anna',
  email: '',
  phone: '',
  vatId: '',
  taxNumber: '',
  businessNumber: '',
  street: '',
  postalCode: '',
  city: '',
  country: 'DE',
  addressLine: '',
  buyerReference: '',
  eAddress: '',
  eAddressScheme: '',
  notes: '',
  language: null,
  currency: null,
  paymentTermDays: null,
  isTermAgreed: null,
  formOfAddress: null,
  taxTreatment: null,
  skonto: null,
  hourlyRate: null,
  shippingAddress: null,
  contacts: [],
  isReminded: true,
  isArchived: false,
  mergedInto: null,
  isErased: false,
  retainedUntil: null,
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path.startsWith('/api/unbilled-hours') ? [] : { role: 'owner', isEmployee: false }
    )
  )
})

async function open(client: Client) {
  renderAt(
    '/client-history/c1',
    <ClientActions client={client} counts={undefined} onEdit={() => undefined} />
  )
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await screen.findByRole('menuitem', { name: 'Export stored data' })
}

test('a person is edited, archived and gets new documents', async () => {
  await open(PERSON)
  expect(screen.getByRole('button', { name: 'Edit' })).toBeDefined()
  expect(screen.getByRole('menuitem', { name: 'Archive' })).toBeDefined()
})

test('an erased person is neither changed nor merged, and gets nothing new', async () => {
  await open({ ...PERSON, isErased: true })
  for (const name of ['Edit', 'New']) expect(screen.queryByRole('button', { name })).toBeNull()
  for (const name of ['Archive', 'Merge', 'Erase']) {
    expect(screen.queryByRole('menuitem', { name: new RegExp(name) })).toBeNull()
  }
})
