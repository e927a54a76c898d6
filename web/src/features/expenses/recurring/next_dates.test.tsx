import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { NextDates } from './next_dates'
import { newRecurring } from './recurring_values'

const show = async (startOn: string) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ dates: ['2026-12-01', '2027-01-01'], past: startOn < '2026-12-01' ? 1 : 0 })
  )
  renderAt('/expenses/recurring', <NextDates values={{ ...newRecurring(undefined), startOn }} />)
  await screen.findByText(/01.12.2026, 01.01.2027/)
}

test('a first day in the past says which expense is the first to be recorded', async () => {
  await show('2026-11-01')
  screen.getByText(/The first expense is recorded on 01.12.2026/)
})

test('a first day to come says nothing more', async () => {
  await show('2026-12-01')
  expect(screen.queryByText(/The first expense/)).toBeNull()
})
