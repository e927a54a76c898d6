import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { goBy } from '@/lib/zone'
import { renderAt } from '../../../tests/render'
import { DayField } from './day_field'

function Paid({ first, error }: { first: string; error?: string }) {
  const [day, setDay] = useState(first)
  return <DayField label="Paid on" value={day} onChange={setDay} error={error} isPast />
}

async function type(first: string, text: string, error?: string) {
  renderAt('/', <Paid first={first} {...(error && { error })} />)
  const field = await screen.findByLabelText<HTMLInputElement>('Paid on')
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.tab()
  return field
}

test('a day that does not exist is not taken without a word', async () => {
  const field = await type('2026-11-22', '31.02.2026')
  expect(await screen.findByText('“31.02.2026” is not a date. 22.11.2026 is kept.')).toBeTruthy()
  expect(field.value).toBe('22.11.2026')
  await userEvent.clear(field)
  await userEvent.type(field, '28.02.2026')
  await userEvent.tab()
  expect(screen.queryByText(/is not a day/)).toBeNull()
  expect(field.value).toBe('28.02.2026')
})

test('an empty field stays empty and says why', async () => {
  const field = await type('', 'soon')
  expect(await screen.findByText('“soon” is not a date.')).toBeTruthy()
  expect(field.value).toBe('')
})

test('that no day was typed is told also while an earlier fault stands at the field', async () => {
  await type('2026-11-22', '31.02.2026', 'Too far away.')
  expect(await screen.findByText(/is not a date/)).toBeTruthy()
})

test('of money that has come a day to come is told and taken', async () => {
  const field = await type('2026-11-22', '22.11.2199')
  expect(await screen.findByText('This date is in the future.')).toBeTruthy()
  expect(field.value).toBe('22.11.2199')
})

test('the calendar of an empty field opens where the company is', async () => {
  vi.setSystemTime('2026-12-31T11:30:00Z')
  goBy('Pacific/Auckland')
  try {
    renderAt('/', <Paid first="" />)
    await userEvent.click(await screen.findByLabelText('Paid on'))
    expect(await screen.findByRole('button', { name: 'January 2027' })).toBeTruthy()
  } finally {
    vi.useRealTimers()
  }
})
