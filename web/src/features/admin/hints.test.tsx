import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { Applications } from './components/applications/applications'

const application = {
  _id: 'c1',
  name: 'Brandt GmbH',
  email: 'info@brandt.test',
  status: 'pending',
  plan: 'Basic',
  createdAt: '2026-11-20T10:00:00.000Z',
  addressConfirmedAt: null,
}

const openWith = (hints: object[]) => {
  vi.stubGlobal('fetch', async () => Response.json([{ ...application, hints }]))
  renderAt('/admin', <Applications />)
}

test('an application names the companies that share something with it, and links to them', async () => {
  openWith([
    {
      code: 'same_name',
      domain: null,
      companies: [{ _id: 'c2', name: 'Brandt UG', status: 'active' }],
      count: 3,
    },
    { code: 'disposable_address', domain: 'away.test', companies: [], count: 0 },
  ])
  const hints = await screen.findByRole('list', { name: 'Hints' })
  const [first, second] = within(hints).getAllByRole('listitem')
  expect(first?.textContent).toBe('Has the same name: Brandt UG (Active), 2 more')
  expect(second?.textContent).toBe('away.test gives addresses that are thrown away')
  const link = within(hints).getByRole('link', { name: 'Brandt UG' })
  expect(link.getAttribute('href')).toBe('/admin/company/c2')
})

test('an application without hints has no list of them', async () => {
  openWith([])
  await screen.findByText('Brandt GmbH')
  expect(screen.queryByRole('list', { name: 'Hints' })).toBeNull()
})
