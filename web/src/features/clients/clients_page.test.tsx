import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import type { Client } from './client'
import { Component } from './pages/clients_page'

const client = (_id: string, name: string) =>
  ({ _id, name, number: _id, type: 'business', contacts: [], isArchived: false }) as Partial<Client>

const NOTHING = {
  clientId: 'k1',
  open: 0,
  overdue: 0,
  credit: 0,
  revenue: 0,
  lastInvoiceOn: null,
}

test('each client has what it owes beside it, in each of its currencies', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (path.startsWith('/api/clients')) {
      return Response.json([client('k1', 'Anna'), client('k2', 'Bert')])
    }
    return Response.json([
      { ...NOTHING, currency: 'EUR', open: 219, overdue: 100 },
      { ...NOTHING, currency: 'USD', open: 20 },
    ])
  })
  renderAt('/clients', <Component />)
  const row = (name: string) => screen.getByRole('link', { name }).closest('tr') as HTMLElement
  await screen.findByText('€100.00')
  expect(
    within(row('Anna'))
      .getByText(/€219.00/)
      .closest('td')?.textContent
  ).toBe('€219.00 · $20.00')
  expect(row('Bert').textContent).not.toMatch(/[€$]/)
  expect(asked).toContain('/api/client-standings?clientIds=k1%2Ck2')
})
