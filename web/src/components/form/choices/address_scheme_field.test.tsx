import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { AddressSchemeField } from './address_scheme_field'

test('the kind of an address for e-invoices is found by its name and by its code', async () => {
  const onChange = vi.fn()
  renderAt('/', <AddressSchemeField label="Address type" value="0238" onChange={onChange} />)
  const field = await screen.findByRole('combobox', { name: 'Address type' })
  expect(field).toHaveProperty('value', '0238')
  await userEvent.clear(field)
  await userEvent.type(field, 'Leitweg')
  await userEvent.click(await screen.findByRole('option', { name: 'Leitweg-ID (0204)' }))
  expect(onChange).toHaveBeenCalledWith('0204')
  await userEvent.clear(field)
  await userEvent.type(field, '9930')
  await userEvent.click(await screen.findByRole('option', { name: 'VAT ID Germany (9930)' }))
  expect(onChange).toHaveBeenLastCalledWith('9930')
})
