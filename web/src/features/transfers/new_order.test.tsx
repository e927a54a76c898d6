import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { noteSavedFiles } from '../../../tests/saved_files'
import { NewOrderForm } from './new/new_order_form'
import type { Candidate } from './order'

const CANDIDATE = {
  _id: 'e1',
  number: 'EB-2026-0001',
  vendor: 'Papierhaus',
  iban: 'DE02120300000000202051',
  reference: 'R-7',
  currency: 'EUR',
  amount: 119.1,
  dueDate: '2026-01-02',
  obstacle: null,
  skonto: 0,
  skontoDate: null,
} satisfies Candidate

const CANDIDATES: Candidate[] = [
  CANDIDATE,
  { ...CANDIDATE, _id: 'e2', vendor: 'Vermieter', amount: 1200.2, dueDate: '2999-01-01' },
  { ...CANDIDATE, _id: 'e3', vendor: 'Unbekannt', iban: '', obstacle: 'no_iban' },
]

let sent: Record<string, unknown>[]
let saved: ReturnType<typeof noteSavedFiles>

beforeEach(() => {
  sent = []
  saved = noteSavedFiles()
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return new Response('<Document/>')
    sent.push(JSON.parse(String(body)))
    return Response.json({ _id: 'o1', count: 2 }, { status: 201 })
  })
})

const total = () => screen.getByText('Total').parentElement?.textContent

test('row 163: what is due is chosen, the sum follows, and the order opens with its file', async () => {
  renderAt('/expenses/transfers?new=1', <NewOrderForm candidates={CANDIDATES} />)
  await screen.findByRole('checkbox', { name: /Papierhaus/ })
  const isChosen = (name: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) }).checked
  expect([isChosen('Papierhaus'), isChosen('Vermieter')]).toEqual([true, false])
  expect(total()).toContain('€119.10')
  await userEvent.click(screen.getByRole('checkbox', { name: /Vermieter/ }))
  expect(total()).toContain('€1,319.30')
  await userEvent.click(screen.getByRole('button', { name: 'Make SEPA file' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.expenseIds).toEqual(['e1', 'e2'])
  await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('transfer=o1'))
  await waitFor(() => expect(saved).toHaveLength(1))
})

test('row 163: an expense that cannot be transferred says why and leads to where its IBAN is added', async () => {
  renderAt('/expenses/transfers?new=1', <NewOrderForm candidates={CANDIDATES} />)
  expect(await screen.findByRole('checkbox', { name: /Unbekannt/ })).toHaveProperty(
    'disabled',
    true
  )
  expect(screen.getByText(/the IBAN is missing/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add IBAN' }).getAttribute('href')).toBe('/expenses/e3')
})

test('row 163: Skonto is taken until its last day, and a credit note lowers what is paid', async () => {
  const offered = { ...CANDIDATE, amount: 100, skonto: 3, skontoDate: '2999-01-01' }
  const over = { ...offered, _id: 'e2', vendor: 'Vermieter', iban: 'X', skontoDate: '2026-01-02' }
  const credit = { ...CANDIDATE, _id: 'e4', vendor: 'Gutschrift', amount: -20 }
  const alone = { ...credit, _id: 'e5', vendor: 'Allein', iban: 'Y' }
  const candidates = [offered, over, credit, alone]
  renderAt('/expenses/transfers?new=1', <NewOrderForm candidates={candidates} />)
  expect(await screen.findByText(/less €3.00 Skonto until 01.01.2999/)).toBeTruthy()
  expect(screen.getByText(/Skonto was possible until 02.01.2026/)).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: /Allein/ })).toHaveProperty('checked', false)
  expect(total()).toContain('€177.00')
})

test('row 163: without an open expense there is nothing to choose', async () => {
  renderAt('/expenses/transfers?new=1', <NewOrderForm candidates={[]} />)
  expect(await screen.findByText('There is no open expense to pay.')).toBeTruthy()
})
