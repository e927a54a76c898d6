import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { STORED } from '../../../../tests/expense_desk'
import { renderAt } from '../../../../tests/render'
import { Component } from '../pages/expenses_page'

const AMOUNT = { count: 1, amount: 119 }
const SUMMARY = {
  currency: 'EUR',
  thisMonth: AMOUNT,
  open: AMOUNT,
  overdue: { count: 0, amount: 0 },
  withoutReceipt: 0,
  recurring: 0,
  toRebill: 3,
  handedIn: 0,
}
const WAITING = {
  ...STORED,
  vendor: 'Deutsche Bahn',
  client: { _id: 'c1', name: 'Müller Bau' },
  project: { _id: 'p1', name: 'Web shop' },
  isRebillable: true,
}

test('expenses that wait for an invoice are counted, filtered and named', async () => {
  const addresses: string[] = []
  const answers: Record<string, unknown> = {
    '/api/auth/me': { name: 'Jonas', role: 'owner', isEmployee: false },
    '/api/expenses': [WAITING],
    '/api/expenses/summary': SUMMARY,
  }
  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address)
    return Response.json(answers[address.split('?')[0] ?? ''] ?? [])
  })
  renderAt('/expenses', <Component />)
  const figures = await screen.findByRole('list', { name: 'Expenses at a glance' })
  const link = within(figures).getByRole('link', { name: 'To be charged on 3' })
  expect(link.getAttribute('href')).toBe('/expenses?rebilling=open')
  await userEvent.click(screen.getByRole('button', { name: 'To be charged on' }))
  await vi.waitFor(() =>
    expect(
      addresses.some((one) => one.startsWith('/api/expenses?') && one.includes('rebilling=open'))
    ).toBe(true)
  )
})
