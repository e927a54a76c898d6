import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { addDays, formatDate, today } from '@/lib/time/days'
import { goBy } from '@/lib/time/zone'
import { renderAt } from '../../../tests/render'
import { DayField } from './day_field'
import { Form } from './form'

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

test('a day that does not exist stays as it was typed, and nothing is saved', async () => {
  const save = vi.fn()
  renderAt(
    '/',
    <Form onSubmit={save}>
      <Paid first="2026-11-22" />
      <button type="submit">Save</button>
    </Form>
  )
  const field = await screen.findByLabelText<HTMLInputElement>('Paid on')
  await userEvent.clear(field)
  await userEvent.type(field, '31.02.2026')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This date does not exist.')).toBeTruthy()
  expect(field.value).toBe('31.02.2026')
  expect(save).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field)

  await userEvent.clear(field)
  await userEvent.type(field, '28.02.2026')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.queryByText('This date does not exist.')).toBeNull()
  expect(field.value).toBe('28.02.2026')
  expect(save).toHaveBeenCalledOnce()
})

test('what is no day at all stays too', async () => {
  const field = await type('', 'soon')
  expect(await screen.findByText('This date does not exist.')).toBeTruthy()
  expect(field.value).toBe('soon')
})

test('a text that is no day is reported even while the field shows an earlier fault', async () => {
  await type('2026-11-22', '31.02.2026', 'Too far away.')
  expect(await screen.findByText('This date does not exist.')).toBeTruthy()
})

test('words and short forms are days', async () => {
  const field = await type('', 'gestern')
  expect(field.value).toBe(formatDate(addDays(today(), -1)))
  await userEvent.clear(field)
  await userEvent.type(field, '25.11.')
  await userEvent.tab()
  expect(field.value).toBe(`25.11.${today().slice(0, 4)}`)
})

test('a future day for received money is reported and accepted', async () => {
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
