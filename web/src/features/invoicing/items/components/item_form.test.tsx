import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../../tests/render'
import { Component as ItemsPage } from '../pages/items_page'

const BOOK = {
  _id: 'p1',
  number: 'A-1',
  name: 'Book',
  description: '',
  type: 'product',
  unit: 'pc',
  unitPrice: 107,
  priceMode: 'gross',
  netPrice: 100,
  grossPrice: 107,
  taxRate: 7,
  isArchived: false,
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
}

let sent: object[]
let priceMode: string

beforeEach(() => {
  sent = []
  priceMode = 'net'
  localStorage.clear()
  localStorage.setItem('userId', 'u1')
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    if (method !== 'GET') {
      sent.push(JSON.parse(String(body)))
      return Response.json({ ...BOOK, name: 'Saved' })
    }
    if (address.startsWith('/api/settings'))
      return Response.json({ companyInfo: {}, preferences: { currency: 'EUR', priceMode } })
    if (address.startsWith('/api/items/')) return Response.json(BOOK)
    if (address.startsWith('/api/items'))
      return Response.json([BOOK], { headers: { 'x-total-count': '1' } })
    return Response.json([])
  })
})

const label = (text: string) => screen.findByLabelText<HTMLInputElement>(text)

test('row 20: the list shows an item without and with VAT', async () => {
  renderAt('/items', <ItemsPage />)
  const row = (await screen.findByText('A-1')).closest('tr')
  await waitFor(() => expect(row?.textContent).toMatch(/100\.00.*107\.00/))
})

test('row 20: a price can be entered with VAT, and the other of the two is shown', async () => {
  renderAt('/items?new=1', <ItemsPage />)
  await userEvent.type(await label('Name *'), 'Lamp')
  await userEvent.type(await label('Unit price (net) *'), '100')
  expect(await screen.findByText('€119.00 with VAT')).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: 'Gross' }))
  expect(screen.getByText('€84.033613 without VAT')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ name: 'Lamp', unitPrice: '100', priceMode: 'gross' })
})

test('row 20: a new item begins as the company prices, one that exists as it is', async () => {
  priceMode = 'gross'
  const { unmount } = renderAt('/items?new=1', <ItemsPage />)
  await label('Unit price (gross) *')
  unmount()
  priceMode = 'net'
  renderAt('/items?edit=p1', <ItemsPage />)
  expect((await label('Unit price (gross) *')).value).toBe('107.00')
  expect(screen.getByText('€100.00 without VAT')).toBeDefined()
})
