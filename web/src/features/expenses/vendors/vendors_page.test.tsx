import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { Component as VendorsPage } from '../pages/vendors_page'
import type { VendorRow } from './vendor'

const PAPER: VendorRow = {
  _id: 'v1',
  name: 'Paper House',
  street: '',
  postalCode: '',
  city: 'Cologne',
  country: 'DE',
  vatId: '',
  iban: '',
  customerNumber: 'K-1',
  category: 'officeSupplies',
  version: 2,
  paymentDays: 30,
  skontoPercent: 2,
  skontoDays: 10,
  currency: 'EUR',
  open: 119,
  spent: 1190,
  expenseCount: 4,
}
const OTHER: VendorRow = { ...PAPER, _id: 'v2', name: 'Paperhouse Ltd', expenseCount: 0 }

let sent: { method: string; path: string; body: unknown }[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { body, method = 'GET' }: RequestInit) => {
    if (method === 'GET') return Response.json(answerTo(path))
    sent.push({ method, path, body: body ? JSON.parse(String(body)) : undefined })
    return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(PAPER)
  })
})

function answerTo(path: string) {
  if (path === '/api/auth/me') return { id: 'u1', role: 'owner', isEmployee: false }
  if (path === '/api/vendors/v1') return PAPER
  if (path.startsWith('/api/vendors')) return [PAPER, OTHER]
  return []
}

const field = (name: string) => screen.findByLabelText(name)

test('row 111: the list shows terms, what is open and what was spent', async () => {
  renderAt('/expenses/vendors', <VendorsPage />)
  expect(await screen.findByText('Paper House')).toBeTruthy()
  expect(screen.getAllByText('2% within 10 days, 30 days').length).toBeGreaterThan(0)
  expect(screen.getAllByText('€1,190.00').length).toBeGreaterThan(0)
})

test('row 111: a new vendor is sent with its terms as numbers', async () => {
  renderAt('/expenses/vendors?new=1', <VendorsPage />)
  await userEvent.type(await field('Name'), 'Rent Ltd')
  await userEvent.type(await field('Payment term in days'), '14')
  await userEvent.type(await field('Skonto'), '2,5')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter the days.')).toBeTruthy()
  await userEvent.type(await field('Skonto within days'), '7')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: '/api/vendors',
    body: { name: 'Rent Ltd', paymentDays: 14, skontoPercent: '2.5', skontoDays: 7, iban: null },
  })
})

test('row 111: a vendor is changed as the version that was read', async () => {
  renderAt('/expenses/vendors?edit=v1', <VendorsPage />)
  const city = await field('Town')
  await userEvent.clear(city)
  await userEvent.type(city, 'Bonn')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ method: 'PUT', body: { city: 'Bonn', version: 2 } })
})

test('row 111: a duplicate is merged into the vendor that is chosen', async () => {
  renderAt('/expenses/vendors', <VendorsPage />)
  await userEvent.click(
    await screen.findByRole('button', { name: /Paper House$/, description: undefined })
  )
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Merge' }))
  await userEvent.type(await screen.findByRole('combobox', { name: 'Merge into' }), 'Paper')
  await userEvent.click(await screen.findByRole('option', { name: /Paperhouse Ltd/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Merge vendors' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ path: '/api/vendors/v1/merge', body: { intoId: 'v2' } })
})
