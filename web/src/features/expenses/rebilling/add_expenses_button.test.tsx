import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { AddExpensesButton } from './add_expenses_button'

const TRAIN = { description: 'Train', vendor: 'Rail', number: 'A-1', date: '2026-11-02' }
const EXPENSES = [
  { _id: 'e1', ...TRAIN, currency: 'EUR', amount: 110, markup: 10 },
  { _id: 'e2', ...TRAIN, description: 'Hotel', currency: 'EUR', amount: 90, markup: 0 },
  { _id: 'e3', ...TRAIN, description: 'Ferry', currency: 'EUR', amount: null, markup: 0 },
]

let unbilled: unknown[]
const confirm = vi.fn(async (_: string[]) => undefined)

beforeEach(() => {
  confirm.mockClear()
  unbilled = EXPENSES
  vi.stubGlobal('fetch', async () => Response.json(unbilled))
})

const open = () =>
  renderAt(
    '/invoices/new',
    <AddExpensesButton clientId="c1" currency="EUR" canOpen={() => true} onConfirm={confirm} />
  )

const sum = () => screen.getByText('Net').parentElement?.textContent

test('chosen expenses are put on the invoice; one without a price in its currency cannot be chosen', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add 3 expenses' }))
  expect(await screen.findByRole('checkbox', { name: 'Ferry' })).toHaveProperty('disabled', true)
  expect(sum()).toContain('€200.00')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hotel' }))
  expect(sum()).toContain('€110.00')
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 line' }))
  expect(confirm).toHaveBeenCalledWith(['e1'])
})

test('without expenses to charge there is no button', async () => {
  unbilled = []
  open()
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})
