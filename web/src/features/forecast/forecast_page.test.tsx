import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { Component } from './pages/forecast_page'

const MONTH = {
  from: '2026-12-01',
  to: '2026-12-31',
  start: 1000,
  in: 119,
  out: 1400,
  net: -1281,
  end: -281,
  low: -400,
  high: -100,
  payments: 2,
  sources: [
    { source: 'invoices', isIn: true, amount: 119 },
    { source: 'rent', isIn: false, amount: 1400 },
  ],
}
const FORECAST = {
  currency: 'EUR',
  today: '2026-11-25',
  until: '2026-12-31',
  by: 'habit',
  settings: {
    currency: 'EUR',
    balance: 1000,
    balanceDate: '2026-11-25',
    minimum: 500,
    version: 3,
    weights: { drafts: 100, accepted: 90, offers: 30, hours: 90, late: 50 },
    vatInterval: 'quarter',
    vatBasis: 'accrual',
    isVatExtended: false,
  },
  balance: {
    amount: 1000,
    date: '2026-11-25',
    today: 1000,
    received: 0,
    paid: 0,
    planned: 0,
  },
  months: [MONTH],
  weeks: [MONTH],
  others: [],
  scenario: null,
  runsOutOn: { day: '2026-12-15', balance: -281 },
  belowMinimumOn: { day: '2026-12-03', balance: 400 },
  runsOutAtWorstOn: { day: '2026-12-10', balance: -400 },
  lowest: { day: '2026-12-15', balance: -281 },
  undecided: { entries: 0, amount: 0 },
  bank: null,
}
const ITEMS = [
  {
    key: 'invoice:1',
    source: 'invoices',
    isIn: true,
    day: '2026-12-10',
    percent: 100,
    dueDate: '2026-12-01',
    label: 'RE-7',
    client: 'Kruse',
    clientId: '2',
    full: 119,
    amount: 119,
    link: { type: 'invoice', id: '1' },
  },
]

function answer(forecast: object, sent: { method: string; path: string; body: unknown }[] = []) {
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'PUT') sent.push({ method, path, body: JSON.parse(String(body)) })
    if (path.includes('/forecast/items')) {
      return Response.json({ currency: 'EUR', items: ITEMS, more: 0 })
    }
    if (path.includes('/back-test')) {
      return Response.json({ currency: 'EUR', months: [], foreseen: null })
    }
    if (path.includes('planned-payments') || path.includes('scenarios')) return Response.json([])
    return Response.json(forecast)
  })
}

test('row 116: one sentence names the day on which the money runs out, and a month opens its payments', async () => {
  answer(FORECAST)
  renderAt('/cash-flow-forecast', <Component />)
  await screen.findByText('On 3 December 2026 the account balance falls below €500.00.')
  await screen.findByText('On 15 December 2026 the money runs out.')
  await userEvent.click(await screen.findByRole('button', { name: 'December 2026' }))
  const link = await screen.findByRole('link', { name: 'RE-7' })
  expect(link.getAttribute('href')).toBe('/view/invoices/1')
})

test('row 116: without an account balance the page asks for it and says how to begin', async () => {
  const sent: { method: string; path: string; body: unknown }[] = []
  answer({ ...FORECAST, balance: null, runsOutOn: null, belowMinimumOn: null, lowest: null }, sent)
  renderAt('/cash-flow-forecast', <Component />)
  await screen.findByRole('heading', { name: 'How long does the money last?' })
  expect(screen.queryByText(/the money runs out/)).toBeNull()
  const [button] = await screen.findAllByRole('button', { name: 'Enter account balance' })
  await userEvent.click(button!)
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByLabelText('Account balance'), '2500')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save account balance' }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ body: { balance: '2500', minimum: '500' } })
})

test('row 117: when clients pay and how far to look stand in the address', async () => {
  answer(FORECAST)
  renderAt('/cash-flow-forecast', <Component />)
  await userEvent.click(await screen.findByRole('button', { name: 'By due date' }))
  await userEvent.click(screen.getByRole('button', { name: '12 months' }))
  const { textContent } = screen.getByTestId('address')
  expect(textContent).toContain('by=due')
  expect(textContent).toContain('months=12')
})
