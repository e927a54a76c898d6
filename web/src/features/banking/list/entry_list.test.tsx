import { Notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { EntryList } from './entry_list'

const entry = (id: string, state: string, name: string) => ({
  _id: id,
  state,
  name,
  date: '2026-03-02',
  amount: -5,
  currency: 'EUR',
  purpose: '',
  invoices: [],
  suggestions: [],
  recorded: [],
  isLinked: false,
  expenses: [],
  expenseSuggestions: [],
  isCollected: false,
  sumSuggestions: [] as object[],
  returnSuggestions: [] as object[],
  returned: null,
})

let sent: unknown[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') {
      const rows = [
        entry('e1', 'open', 'Miete'),
        entry('e2', 'open', 'Strom'),
        entry('e3', 'ignored', 'Zinsen'),
      ]
      const states = { open: 2, matched: 0, ignored: 1 }
      return Response.json(rows, { headers: { 'x-totals': JSON.stringify({ states }) } })
    }
    const { entryIds } = JSON.parse(String(body))
    sent.push([path, entryIds])
    return Response.json({ done: entryIds.map((_id: string) => ({ _id })), refused: [] })
  })
})

test('the open entries are ticked together and ignored, and all of them are taken back', async () => {
  renderAt(
    '/bank?state=all',
    <>
      <Notifications withinPortal={false} />
      <EntryList onFile={() => undefined} />
    </>
  )
  await userEvent.click(await screen.findByLabelText('Select all 2 open entries'))
  expect(screen.queryByLabelText('Select “Zinsen”')).toBeNull()
  const bar = await screen.findByRole('toolbar')
  await userEvent.click(bar.querySelector('button')!)
  await waitFor(() => expect(sent).toEqual([['/api/bank-entries/dismissals', ['e1', 'e2']]]))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent[1]).toEqual(['/api/bank-entries/reopenings', ['e1', 'e2']]))
})
