import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../../tests/render'
import type { NextStep } from '../invoice_reminders'
import { NextReminder } from './next_reminder'

const STEP: NextStep = {
  level: 1,
  subject: 'First reminder',
  possibleOn: '2026-10-20',
  isPossible: true,
  daysPossible: 41,
  because: null,
  canBeMailed: false,
  interestPeriods: [],
}

const show = (next: NextStep) =>
  renderAt('/', <NextReminder invoiceId="i1" next={next} isShown={false} onShow={() => {}} />)

test('a reminder is possible since a day that has passed, and from a day to come', async () => {
  const { unmount } = show(STEP)
  expect((await screen.findByText(/First reminder/)).textContent).toBe(
    'First reminder: possible since 20.10.2026'
  )
  unmount()
  show({ ...STEP, isPossible: false })
  expect((await screen.findByText(/First reminder/)).textContent).toBe(
    'First reminder: possible from 20.10.2026'
  )
})
