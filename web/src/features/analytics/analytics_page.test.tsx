import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { Component } from './pages/analytics_page'

const LINK = { list: 'vatEntries', filter: { basis: 'accrual', from: '2026-01-01' } }
const REPORT = {
  from: '2026-01-01',
  to: '2026-12-31',
  before: null,
  basis: 'invoiced',
  currency: 'EUR',
  step: 'month',
  figures: [
    {
      key: 'netRevenue',
      label: 'Net revenue',
      explanation: 'Without VAT.',
      unit: 'money',
      value: 150,
      before: 100,
      link: LINK,
      isBurden: false,
    },
  ],
  tables: [],
}

test('a figure leads to its list, and the filters stay in the address from tab to tab', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (path.endsWith('/currencies')) return Response.json(['EUR'])
    if (path.endsWith('/auth/me')) return Response.json({ role: 'owner', isEmployee: false })
    return Response.json(REPORT)
  })
  renderAt('/analytics?from=2026-01-01&to=2026-12-31', <Component />)
  const figure = await screen.findByRole('link', { name: '€150.00' })
  expect(figure.getAttribute('href')).toBe('/vat/entries?basis=accrual&from=2026-01-01')
  expect(screen.getByText('+50%')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Received' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Taxes' }))
  const address = screen.getByTestId('address').textContent
  expect(address).toContain('basis=received')
  expect(address).toContain('tab=taxes')
  expect(asked.some((path) => path.startsWith('/api/analytics/taxes?'))).toBe(true)
})

test('row 115: the chosen tab is saved as a PDF, with the filters of the page', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (path.endsWith('/currencies')) return Response.json(['EUR'])
    if (path.endsWith('/auth/me')) return Response.json({ role: 'owner', isEmployee: false })
    return path.includes('/pdf') ? new Response('%PDF') : Response.json(REPORT)
  })
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: vi.fn() })
  )
  renderAt('/analytics?tab=profit&from=2026-01-01&to=2026-03-31&basis=received', <Component />)
  await userEvent.click(await screen.findByRole('button', { name: 'Save as PDF: Profit and loss' }))
  const [path = ''] = asked.filter((one) => one.includes('/pdf'))
  expect(path).toContain('/api/analytics/profit/pdf?')
  expect(path).toContain('from=2026-01-01&to=2026-03-31')
  expect(path).toContain('basis=received')
})
