import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { CompanyDashboard } from './components/company_dashboard'

test('the amount received leads to the payments of the month', async () => {
  const sums = {
    open: { EUR: 119 },
    overdue: {},
    received: { EUR: 50 },
    receivedFrom: '2026-11-01',
  }
  const rest = { isWelcome: false, checklist: [], attention: [], runningTask: null }
  vi.stubGlobal('fetch', async () => Response.json({ ...sums, ...rest }))
  renderAt('/dashboard', <CompanyDashboard />)
  const tile = await screen.findByRole('link', { name: /November 2026/ })
  expect(tile.getAttribute('href')).toBe('/payments?from=2026-11-01&to=2026-11-30')
})
