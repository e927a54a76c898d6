import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { CompanyDashboard } from './components/company_dashboard'

test('the dashboard leads with what to do, and its amounts lead to their lists', async () => {
  const sums = {
    open: { EUR: 119 },
    overdue: {},
    received: { EUR: 50 },
    receivedFrom: '2026-11-01',
    receivedBefore: { EUR: 40 },
    receivedBeforeTo: '2026-10-24',
  }
  const filing = {
    kind: 'vatReturn',
    _id: '2026-07-01',
    from: '2026-07-01',
    to: '2026-09-30',
    dueDate: '2026-10-12',
    isOverdue: true,
  }
  const limit = {
    kind: 'vatLimit',
    _id: 'nextYear',
    rule: 'nextYear',
    year: 2026,
    amount: 21_000,
    limit: 25_000,
    currency: 'EUR',
    dueDate: null,
    isOverdue: false,
  }
  const rest = { isWelcome: false, checklist: [], attention: [limit, filing], runningTask: null }
  const outlook = {
    currency: 'EUR',
    steps: { overdue: 2, toRemind: 1, toMatch: 0, accepted: 0, toApprove: 0, vatReturns: 1 },
    months: [{ from: '2026-11-01', to: '2026-11-30', received: 50, expected: 69 }],
    spent: 20,
    spentBefore: 35,
    unbilled: 180,
    secondsToday: 3600,
  }
  const strip = {
    currency: 'EUR',
    hasBalance: true,
    minimum: 0,
    isOverdrawn: false,
    months: [{ from: '2026-11-01', in: 119, out: 20, end: 1099 }],
    until: '2027-05-31',
    belowMinimumOn: null,
  }
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/outlook')) return Response.json(outlook)
    if (path.endsWith('/settings')) return Response.json({ preferences: { currency: 'EUR' } })
    return Response.json(path.endsWith('/strip') ? strip : { ...sums, ...rest })
  })
  renderAt('/dashboard', <CompanyDashboard />)
  const tile = await screen.findByRole('link', { name: /^Received in November 2026/ })
  expect(tile.getAttribute('href')).toBe('/payments?from=2026-11-01&to=2026-11-30')
  expect(tile.textContent).toContain('Month before, to 24.10.2026: €40.00')
  const spent = await screen.findByRole('link', { name: /^Expenses in November 2026/ })
  expect(spent.textContent).toContain('Month before, to 24.10.2026: €35.00')

  expect(screen.getByText('2 invoices overdue, 1 reminder due today.')).toBeTruthy()
  const due = screen.getByRole('link', { name: 'VAT return' })
  expect(due.getAttribute('href')).toBe('/vat')
  expect(due.closest('li')?.textContent).toContain('July 2026 – September 202612.10.2026')
  const near = screen.getByRole('link', { name: 'Small business limit (§ 19 UStG)' })
  expect(near.closest('li')?.textContent).toContain('€25,000.00, for next yearNear€21,000.00')
  const button = screen.getByRole('link', { name: 'Send reminders' })
  expect(button.getAttribute('href')).toBe('/reminders')
  const bar = screen.getByRole('link', { name: /^November 2026: €50.00 received, €69.00 expected/ })
  expect(bar.getAttribute('href')).toBe('/payments?from=2026-11-01&to=2026-11-30')

  expect(await screen.findByText('The money lasts until 31 May 2027 at least.')).toBeTruthy()
  const month = screen.getByRole('link', { name: /€1,099.00/ })
  expect(month.getAttribute('href')).toBe('/cash-flow-forecast')
})
