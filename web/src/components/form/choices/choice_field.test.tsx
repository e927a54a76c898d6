import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
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
