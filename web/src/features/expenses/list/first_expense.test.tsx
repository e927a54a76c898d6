import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { Component } from '../pages/expenses_page'

const NONE = { count: 0, amount: 0 }

test('without any expense a receipt can be uploaded, and journeys and vendors are within reach', async () => {
  const answers: Record<string, unknown> = {
    '/api/auth/me': { name: 'Jonas', role: 'owner', isEmployee: false },
    '/api/expenses': [],
    '/api/expenses/summary': {
      currency: 'EUR',
      thisMonth: NONE,
      open: NONE,
      overdue: NONE,
      withoutReceipt: 0,
      recurring: 0,
      toRebill: 0,
      handedIn: 0,
    },
  }
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(answers[address.split('?')[0] ?? ''] ?? [])
  )
  renderAt('/expenses', <Component />)
  await screen.findByText('No expenses yet')
  expect(screen.getByRole('button', { name: 'Upload receipt' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: /^Handed in/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Vendors' })).toBeTruthy()
})
