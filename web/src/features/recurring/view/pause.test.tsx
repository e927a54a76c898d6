import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AnswerOf } from '#api/routes'
import { renderAt } from '../../../../tests/render'
import { Notice } from './notice'

type Recurring = AnswerOf<'GET', '/api/recurring-invoices/:id'>
const paused = (pausedFor: Recurring['pausedFor'], missed: number) => {
  const pause = { missed, resumesOn: '2030-04-01' }
  const told: Pick<Recurring, 'status' | 'pausedFor' | 'pause' | 'runs' | 'settlesOn'> = {
    status: 'paused',
    pausedFor,
    pause,
    runs: [],
    settlesOn: null,
  }
  return told
}

test('a pause shows the number of passed dates, even if another user paused it', async () => {
  renderAt('/', <Notice recurring={paused('missed', 40)} />)
  await screen.findByText(/^40 dates passed/)
})

test('a pause by hand in which nothing has passed says nothing more', async () => {
  const { container } = renderAt('/', <Notice recurring={paused(null, 0)} />)
  expect(container.querySelector('[role="alert"]')).toBeNull()
})

test('a pause by hand tells what has passed meanwhile', async () => {
  renderAt('/', <Notice recurring={paused(null, 1)} />)
  await screen.findByText(/^One date passed/)
})

test('after the end it says when the hours of the last period are billed', async () => {
  const ended = { ...paused(null, 0), status: 'ended' as const, pause: null }
  renderAt('/', <Notice recurring={{ ...ended, settlesOn: '2030-02-01' }} />)
  await screen.findByText(/^On 01.02.2030, the hours of the last period/)
})
