import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { ChoiceField } from './choice_field'

const COUNTRIES = [
  { value: 'DE', label: 'Germany' },
  { value: 'AT', label: 'Austria' },
]

function Country() {
  const [country, setCountry] = useState('DE')
  return <ChoiceField label="Country" data={COUNTRIES} value={country} onChange={setCountry} />
}

test('clicking into a filled choice and typing replaces what was chosen', async () => {
  renderAt('/', <Country />)
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Country' })
  expect(field.value).toBe('Germany')
  await userEvent.click(field)
  await userEvent.keyboard('Aus')
  expect(field.value).toBe('Aus')
  await userEvent.click(await screen.findByRole('option', { name: 'Austria' }))
  expect(field.value).toBe('Austria')
})

test('typing marks the first choice that fits, and Enter takes it instead of sending the form', async () => {
  const send = vi.fn((event: FormEvent) => event.preventDefault())
  renderAt(
    '/',
    <form onSubmit={send}>
      <Country />
      <button type="submit">Save</button>
    </form>
  )
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Country' })
  await userEvent.click(field)
  await userEvent.keyboard('Aus{Enter}')
  expect(field.value).toBe('Austria')
  expect(send).not.toHaveBeenCalled()
})

test('a choice reached by the keyboard is marked as a whole', async () => {
  renderAt('/', <Country />)
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Country' })
  act(() => field.focus())
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('Germany')
})
