import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { CompanyDashboard } from './components/company_dashboard'

test('the dashboard leads with what to do, and its amounts lead to their lists', async () => {
  const sums = {
    open: { EUR: 119 },
    overdue: {},
    received: { EUR: 50 },
    receivedFrom: '2026-11-01',
  }
  const rest = { isWelcome: false, checklist: [], attention: [], runningTask: null }
  const outlook = {
    currency: 'EUR',
    steps: { overdue: 2, toRemind: 1, toMatch: 0, accepted: 0 },
    months: [{ from: '2026-11-01', to: '2026-11-30', received: 50, expected: 69 }],
    ...{ spent: 20, unbilled: 180, secondsToday: 3600 },
  }
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.endsWith('/outlook') ? outlook : { ...sums, ...rest })
  )
  renderAt('/dashboard', <CompanyDashboard />)
  const tile = await screen.findByRole('link', { name: /^Received in November 2026/ })
  expect(tile.getAttribute('href')).toBe('/payments?from=2026-11-01&to=2026-11-30')

  expect(screen.getByText('2 invoices overdue, 1 reminder due today.')).toBeTruthy()
  const button = screen.getByRole('link', { name: 'Send reminders' })
  expect(button.getAttribute('href')).toBe('/reminders')
  const bar = screen.getByRole('link', { name: /^November 2026: €50.00 received, €69.00 expected/ })
  expect(bar.getAttribute('href')).toBe('/payments?from=2026-11-01&to=2026-11-30')
})
