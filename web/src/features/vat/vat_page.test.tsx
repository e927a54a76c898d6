import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { Component } from './pages/vat_page'

const RATE = { category: 'S', rate: 19, net: 1000, tax: 190, gross: 1190 }
const EXPORT = { category: 'G', rate: 0, net: 50, tax: 0, gross: 50 }
const SUM = { net: 1050, tax: 190, gross: 1240 }

/** No German company: its form has a test of its own. */
const SETTINGS = { companyInfo: { country: 'AT' }, preferences: { currency: 'EUR' } }

test('each figure leads to its documents, and the address contains the basis', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (/\/(months|filings)$|vat\/(reports|rates)/.test(path)) return Response.json([])
    if (path.endsWith('/settings')) return Response.json(SETTINGS)
    return Response.json({
      tables: [
        {
          currency: 'EUR',
          rates: [RATE, EXPORT],
          ...SUM,
          periods: [{ from: '2026-10-01', to: '2026-12-31', rates: [RATE, EXPORT], ...SUM }],
        },
      ],
    })
  })
  renderAt('/vat?from=2026-01-01&to=2026-12-31', <Component />)
  const [first] = await screen.findAllByRole('link', { name: '19%' })
  expect(first?.getAttribute('href')).toBe(
    '/vat/entries?basis=accrual&from=2026-01-01&to=2026-12-31&currency=EUR&category=S&rate=19'
  )
  expect(screen.getByRole('link', { name: 'Quarter 4 of 2026' }).getAttribute('href')).toBe(
    '/vat/entries?basis=accrual&from=2026-10-01&to=2026-12-31&currency=EUR'
  )
  fireEvent.click(screen.getByRole('button', { name: 'Received (cash)' }))
  expect(screen.getByTestId('address').textContent).toContain('basis=cash')
  expect(asked.some((path) => path.includes('basis=cash'))).toBe(true)
})

test('the owner marks a period that is over as reported, after a question, and can undo it', async () => {
  let reported: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path.endsWith('/auth/me')) return Response.json({ role: 'owner', isEmployee: false })
    if (path.endsWith('/settings')) return Response.json(SETTINGS)
    if (path.includes('/vat/reports')) return Response.json([])
    if (method === 'POST') {
      const { months, confirmed } = JSON.parse(String(body))
      expect(confirmed).toBe(true)
      reported.push(...months)
    }
    if (method === 'DELETE') reported = reported.filter((month) => !path.endsWith(month))
    if (!path.endsWith('/months')) return Response.json({ tables: [] })
    const marks = { reportedAt: '2026-02-10T09:00:00.000Z', reportedBy: { _id: '1', name: 'Anna' } }
    return Response.json(reported.map((month) => ({ month, ...marks })))
  })
  renderAt('/vat?from=2025-01-01&to=2025-06-30', <Component />)
  await userEvent.click(
    await screen.findByRole('button', { name: 'Mark as reported: Quarter 1 of 2025' })
  )
  const dialog = await screen.findByRole('dialog', { name: 'Mark Quarter 1 of 2025 as reported?' })
  expect(reported).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as reported' }))
  await screen.findByText('Reported on 10.02.2026 by Anna')
  expect(reported).toEqual(['2025-01', '2025-02', '2025-03'])
  screen.getByRole('button', { name: 'Mark as reported: Quarter 2 of 2025' })
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Quarter 1 of 2025' }))
  await screen.findByRole('button', { name: 'Mark as reported: Quarter 1 of 2025' })
  expect(reported).toEqual([])
})

test('what is paid to the tax office is shown by period once receipts have input VAT', async () => {
  const DUE = { outputTax: 190, owedTax: 0, inputTax: 38.7, due: 151.3 }
  vi.stubGlobal('fetch', async (path: string) => {
    if (/\/(months|filings)$|vat\/(reports|rates)/.test(path)) return Response.json([])
    if (path.endsWith('/settings')) return Response.json(SETTINGS)
    if (!path.includes('/vat/due')) return Response.json({ tables: [] })
    const periods = [{ from: '2026-01-01', to: '2026-03-31', ...DUE }]
    return Response.json({ tables: [{ currency: 'EUR', ...DUE, periods }] })
  })
  renderAt('/vat?from=2026-01-01&to=2026-12-31', <Component />)
  await screen.findByRole('heading', { name: 'VAT to pay in EUR' })
  const row = screen.getByRole('row', { name: /Quarter 1 of 2026/ })
  expect(row.textContent).toContain('€151.30')
  expect(screen.queryByText('Reverse charge')).toBeNull()
  const [link] = screen.getAllByRole('link', { name: '€38.70' })
  expect(link?.getAttribute('href')).toBe('/expenses?from=2026-01-01&to=2026-03-31')
})

test('the page begins with the basis and the period of the company', async () => {
  const asked: string[] = []
  const preferences = { currency: 'EUR', vatBasis: 'cash', vatInterval: 'month' }
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (path.endsWith('/settings')) return Response.json({ ...SETTINGS, preferences })
    return Response.json(/\/months$|vat\/(reports|rates)/.test(path) ? [] : { tables: [] })
  })
  renderAt('/vat', <Component />)
  await waitFor(() =>
    expect(asked.some((path) => /vat\?.*basis=cash&interval=month/.test(path))).toBe(true)
  )
})
