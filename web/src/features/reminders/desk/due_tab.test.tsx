import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { DueTab } from './due_tab'

const dueFor = (clientName: string) => ({
  client: null,
  clientName,
  currency: 'EUR',
  level: 1,
  subject: 'First reminder',
  canBeMailed: true,
  open: 119,
  interest: 0,
  flatSum: 0,
  fee: 0,
  total: 119,
  invoices: [{ _id: clientName, number: clientName, dueDate: '2027-03-02', daysOverdue: 30 }],
})

beforeEach(() => {
  const due = ['RE-1', 'RE-2', 'RE-3'].map(dueFor)
  vi.stubGlobal('fetch', async () => Response.json({ due, held: [] }))
})

test('a link to the desk can tick reminders', async () => {
  renderAt('/reminders?chosen=RE-1,RE-3', <DueTab />)
  const bar = await screen.findByRole('toolbar')
  expect(within(bar).getByText('2 selected')).toBeTruthy()
  const ticks = screen.getAllByRole('checkbox', { checked: true })
  expect(ticks).toHaveLength(2)
})

test('nothing is ticked without such a link', async () => {
  renderAt('/reminders', <DueTab />)
  expect((await screen.findAllByText('RE-1')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('toolbar')).toBeNull()
})
