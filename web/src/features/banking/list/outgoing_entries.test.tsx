import { Notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { ExpensesDrawer } from '../match/expenses_drawer'
import { EntryList } from './entry_list'

const ENTRY = {
  _id: 'e1',
  state: 'open',
  name: 'Paper shop',
  date: '2026-03-02',
  amount: -169,
  currency: 'EUR',
  purpose: 'PH-1',
  invoices: [],
  suggestions: [],
  recorded: [],
  isLinked: false,
  expenses: [] as object[],
  expenseSuggestions: [] as object[],
  isCollected: false,
  sumSuggestions: [],
  returnSuggestions: [] as object[],
  returned: null as object | null,
}
const expense = (id: string, amount: number) => ({
  expenseId: id,
  number: `A-${id}`,
  vendor: 'Paper shop',
  reference: '',
  amount,
  date: '2026-02-20',
  dueDate: null,
  paidDate: null,
})
const rowOf = (id: string, gross: number) => ({
  _id: id,
  number: `A-${id}`,
  vendor: 'Paper shop',
  gross,
  currency: 'EUR',
})

let entry: typeof ENTRY
let sent: unknown[]

beforeEach(() => {
  sent = []
  entry = ENTRY
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method !== 'GET') {
      sent.push([method, path, body ? JSON.parse(String(body)) : null])
      return Response.json(entry)
    }
    if (path.startsWith('/api/expenses')) return Response.json([rowOf('1', 119), rowOf('2', 50)])
    if (path.startsWith('/api/bank-entries/')) return Response.json(entry)
    const states = { open: 1, matched: 0, ignored: 0 }
    return Response.json([entry], { headers: { 'x-totals': JSON.stringify({ states }) } })
  })
})

const show = (address: string) =>
  renderAt(
    address,
    <>
      <Notifications withinPortal={false} />
      <EntryList onFile={() => undefined} />
      <ExpensesDrawer />
    </>
  )

test('row 58: money that left is matched with the suggested expenses, and taken back', async () => {
  const expenses = [expense('1', 119), expense('2', 50)]
  const suggestion = { confidence: 'sure', reasons: ['number', 'total', 'early'], expenses }
  entry = { ...ENTRY, expenseSuggestions: [suggestion] }
  show('/bank')
  await screen.findByText('A-1, A-2 · Paper shop')
  screen.getByText('Number in the reference text · Amounts match · booked before the receipt')
  await userEvent.click(screen.getByRole('button', { name: 'Match' }))
  const body = { expenseIds: ['1', '2'] }
  await waitFor(() => expect(sent).toEqual([['POST', '/api/bank-entries/e1/expenses', body]]))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent[1]).toEqual(['DELETE', '/api/bank-entries/e1/match', null]))
})

test('expenses chosen by hand have to add up to the entry', async () => {
  show('/bank?pay=e1')
  const field = await screen.findByLabelText('Expense')
  const confirm = () => screen.getAllByRole('button', { name: 'Match' }).at(-1)!
  await userEvent.click(field)
  await userEvent.click(await screen.findByText('A-1 · Paper shop'))
  await screen.findByText(/Not assigned yet: .*50/)
  expect(confirm()).toHaveProperty('disabled', true)
  await userEvent.click(field)
  await userEvent.click(await screen.findByText('A-2 · Paper shop'))
  await waitFor(() => expect(confirm()).toHaveProperty('disabled', false))
  await userEvent.click(confirm())
  const body = { expenseIds: ['1', '2'] }
  await waitFor(() => expect(sent).toEqual([['POST', '/api/bank-entries/e1/expenses', body]]))
})

test('a matched entry links to the expenses that it has paid', async () => {
  entry = { ...ENTRY, state: 'matched', expenses: [expense('1', 169)] }
  show('/bank?state=matched')
  const link = await screen.findByRole('link', { name: 'A-1' })
  expect(link.getAttribute('href')).toBe('/expenses/1')
})

test('row 163: money that left takes back the direct debit that it names, and gives it back', async () => {
  const back = {
    confidence: 'sure',
    collectionId: 'c1',
    debitId: 'd1',
    invoiceNumber: 'RE-7',
    debtor: 'Kita',
    amount: 165,
    fees: 4,
    reason: 'AC04',
    returnedOn: null,
  }
  entry = { ...ENTRY, returnSuggestions: [back] }
  show('/bank')
  await screen.findByText('Returned direct debit RE-7 · Kita')
  await userEvent.click(screen.getByRole('button', { name: 'Record return' }))
  const body = { collectionId: 'c1', debitId: 'd1' }
  await waitFor(() => expect(sent).toEqual([['POST', '/api/bank-entries/e1/return', body]]))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent[1]).toEqual(['DELETE', '/api/bank-entries/e1/match', null]))
})

test('row 163: a matched return links to the invoice that is open again', async () => {
  const returned = { collectionId: 'c1', invoiceId: 'i7', invoiceNumber: 'RE-7', fees: 4 }
  entry = { ...ENTRY, state: 'matched', isCollected: true, returned }
  show('/bank?state=matched')
  const link = await screen.findByRole('link', { name: 'RE-7' })
  expect(link.getAttribute('href')).toBe('/view/invoices/i7')
})
