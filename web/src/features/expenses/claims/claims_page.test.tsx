import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { Component as ClaimsPage } from '../pages/claims_page'

const TICKET = {
  _id: 'c1',
  user: { _id: 'u2', name: 'Tim Beck' },
  kind: 'receipt',
  status: 'submitted',
  date: '2026-11-20',
  vendor: 'Deutsche Bahn',
  category: 'travel',
  note: 'To Kiel',
  currency: 'EUR',
  amount: 59.5,
  taxRate: 19,
  paidBy: 'person',
  receiptCount: 0,
  reason: '',
  submittedAt: '2026-11-20T09:00:00Z',
  decidedAt: null,
  reimbursedDate: null,
  expense: null,
  version: 1,
}
const TAXI = { ...TICKET, _id: 'c2', vendor: 'Taxi', amount: 20 }
const OWN_CATEGORY = '0197fa00-1980-77d5-8dc2-9b86e2082422'
const CATEGORIES = [
  ...['travel', 'other'].map((category) => ({ category, deductiblePercent: 100 })),
  { category: OWN_CATEGORY, name: 'Trade fair', deductiblePercent: 100 },
]
const JOURNEY = {
  currency: 'EUR',
  drive: { perKm: 0.3, amount: 60, source: '§ 5 BRKG' },
  meals: {
    rule: 'days',
    days: [{ date: '2026-03-02', base: 14, cut: 0 }],
    amount: 14,
    source: '§ 9 EStG',
  },
  total: 74,
}

let caller: { id: string; role: string; isEmployee: boolean }
let claims: object[]
let calculate: (body: { perDiem: string | null }) => object
let sent: { path: string; method: string; body: unknown }[]
let refusal: object | undefined

beforeEach(() => {
  caller = { id: 'u1', role: 'owner', isEmployee: false }
  claims = [TICKET, TAXI]
  calculate = () => JOURNEY
  sent = []
  refusal = undefined
  vi.stubGlobal('fetch', async (path: string, { body, method = 'GET' }: RequestInit) => {
    if (method === 'GET') return Response.json(answerTo(path))
    if (path.endsWith('/calculation')) return Response.json(calculate(JSON.parse(String(body))))
    sent.push({ path, method, body: JSON.parse(String(body)) })
    if (refusal) return Response.json(refusal, { status: 422 })
    if (path.endsWith('/expense-claims/approve')) {
      return Response.json({ done: [{ _id: 'c1' }, { _id: 'c2' }], refused: [] })
    }
    return Response.json({ ...TICKET, receipts: [], trip: null }, { status: 201 })
  })
})

function answerTo(path: string) {
  if (path === '/api/auth/me') return caller
  if (path.startsWith('/api/settings')) {
    return { companyInfo: {}, preferences: { currency: 'EUR', taxRates: [19, 7, 0] } }
  }
  if (path.startsWith('/api/expense-categories')) return CATEGORIES
  if (path === '/api/expense-claims/c1') return { ...claims[0], receipts: [], trip: null }
  if (path.startsWith('/api/expense-claims')) return claims
  return []
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('several receipts are approved at once', async () => {
  renderAt('/expenses/claims', <ClaimsPage />)
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select / })
  for (const box of boxes.slice(-2)) await userEvent.click(box)
  const bar = await screen.findByRole('toolbar')
  await userEvent.click(within(bar).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    path: '/api/expense-claims/approve',
    body: { claimIds: expect.arrayContaining(['c1', 'c2']) },
  })
})

test('a receipt is sent back with a reason, which is asked for', async () => {
  renderAt('/expenses/claims?edit=c1', <ClaimsPage />)
  await screen.findByText('To Kiel')
  await press('Send back')
  const dialog = await screen.findByRole('dialog', { name: /Send back the receipt/ })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send back' }))
  expect(await within(dialog).findByText('Enter the reason.')).toBeTruthy()
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Unreadable.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send back' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    path: '/api/expense-claims/c1/return',
    body: { reason: 'Unreadable.' },
  })
})

test('a receipt with a category of the company’s own shows its name', async () => {
  claims = [{ ...TICKET, category: OWN_CATEGORY }]
  renderAt('/expenses/claims?edit=c1', <ClaimsPage />)
  const drawer = await screen.findByRole('dialog')
  expect(await within(drawer).findByText('Trade fair')).toBeTruthy()
  expect(screen.queryByText(/category\./)).toBeNull()
})

test('an employee hands a receipt in and is offered no decision', async () => {
  caller = { id: 'u2', role: 'employee', isEmployee: true }
  renderAt('/expenses/claims?new=1', <ClaimsPage />)
  await userEvent.type(await screen.findByLabelText('Amount incl. VAT'), '59,50')
  await userEvent.type(screen.getByLabelText('Vendor'), 'Deutsche Bahn')
  await userEvent.click(screen.getByRole('combobox', { name: 'Category' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Travel' }))
  await press('Hand in')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    amount: '59.5',
    vendor: 'Deutsche Bahn',
    category: 'travel',
    paidBy: 'person',
  })
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'My receipts' })).toBeTruthy()
})

test('a journey shows its calculation and the source of its rates while it is written', async () => {
  renderAt('/expenses/claims?new=trip', <ClaimsPage />)
  await userEvent.type(await screen.findByLabelText('Departure'), '0700')
  await userEvent.type(screen.getByLabelText('Return'), '1800')
  await userEvent.type(screen.getByLabelText('Kilometres'), '200')
  expect(await screen.findByText('€74.00')).toBeTruthy()
  expect(screen.getByText('200 km at €0.30')).toBeTruthy()
  const year = new Date().getFullYear()
  expect(screen.getByText(`Rates for ${year}: § 5 BRKG; § 9 EStG`)).toBeTruthy()
})

test('a journey shows its calculation also where a figure has to be typed', async () => {
  calculate = ({ perDiem }) => ({
    ...JOURNEY,
    meals: { rule: 'none', days: [], amount: perDiem && Number(perDiem), source: null },
    total: 60 + Number(perDiem),
  })
  renderAt('/expenses/claims?new=trip', <ClaimsPage />)
  await userEvent.type(await screen.findByLabelText('Departure'), '0700')
  await userEvent.type(screen.getByLabelText('Return'), '1800')
  await userEvent.type(screen.getByLabelText('Kilometres'), '200')
  await userEvent.type(await screen.findByLabelText('Sum of the meal allowances'), '30')
  expect(await screen.findByText('€90.00')).toBeTruthy()
  expect(screen.getByText('€30.00')).toBeTruthy()
  expect(screen.getByText(/: § 5 BRKG$/)).toBeTruthy()
  expect(screen.getByText(/^Swiss law has no flat rate/)).toBeTruthy()
})

test('a journey asks for breakfasts only where they change its allowance', async () => {
  const breakfast = () => screen.queryByRole('checkbox', { name: /^Breakfast/ })
  renderAt('/expenses/claims?new=trip', <ClaimsPage />)
  await userEvent.type(await screen.findByLabelText('Departure'), '0700')
  await userEvent.type(screen.getByLabelText('Return'), '1800')
  expect(await screen.findByText(/more than eight hours/)).toBeTruthy()
  expect(breakfast()).toBeTruthy()
  calculate = () => ({ ...JOURNEY, meals: { ...JOURNEY.meals, rule: 'hours' } })
  await userEvent.type(screen.getByLabelText('Kilometres'), '100')
  expect(await screen.findByText(/more than three hours/)).toBeTruthy()
  expect(breakfast()).toBeNull()
  expect(screen.getByRole('checkbox', { name: /^Lunch/ })).toBeTruthy()
})

test('a typed allowance asks for no nights, and its refusal takes the place of its help', async () => {
  const nights = () => screen.queryByRole('checkbox', { name: /^With a stay overnight/ })
  renderAt('/expenses/claims?new=trip', <ClaimsPage />)
  await userEvent.type(await screen.findByLabelText('Route'), 'Zürich – Genf')
  await userEvent.type(screen.getByLabelText('Purpose'), 'Messe')
  const first = screen.getByLabelText('First day')
  await userEvent.clear(first)
  await userEvent.type(first, '01.11.2026')
  const last = screen.getByLabelText('Last day')
  await userEvent.clear(last)
  await userEvent.type(last, '02.11.2026')
  await userEvent.type(screen.getByLabelText('Departure'), '0700')
  await userEvent.type(screen.getByLabelText('Return'), '1800')
  await waitFor(() => expect(nights()).toBeTruthy())
  calculate = () => ({
    ...JOURNEY,
    meals: { rule: 'none', days: [], amount: null, source: null },
  })
  await userEvent.type(screen.getByLabelText('Kilometres'), '100')
  await screen.findByLabelText('Sum of the meal allowances')
  expect(nights()).toBeNull()
  const help = () => screen.queryByText(/Kontor has no checked/)
  expect(help()).toBeTruthy()
  refusal = {
    error: 'Check the fields.',
    code: 'validation_failed',
    fields: [{ field: 'perDiem', message: 'Enter the sum.' }],
  }
  await press('Hand in')
  expect(await screen.findByText('Enter the sum.')).toBeTruthy()
  expect(help()).toBeNull()
})
