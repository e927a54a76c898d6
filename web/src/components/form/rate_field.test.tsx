import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { RateField } from './rate_field'

const offering = (taxRates: number[]) =>
  vi.stubGlobal('fetch', async () => Response.json({ companyInfo: {}, preferences: { taxRates } }))

test('a VAT rate is chosen from those of the country, and one of before stays on offer', async () => {
  offering([19, 7, 0])
  const onChange = vi.fn()
  renderAt('/items', <RateField label="VAT" value="16" onChange={onChange} />)
  const field = await screen.findByRole('combobox', { name: 'VAT' })
  const options = [...field.querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(options).toEqual(['19%', '7%', '0%', '16%'])
  await userEvent.selectOptions(field, '7%')
  expect(onChange).toHaveBeenCalledWith('7')
})

test('a VAT rate is typed where the rates of the country are not known', async () => {
  offering([21, 0])
  renderAt('/items', <RateField label="VAT" value="21" onChange={vi.fn()} />)
  expect(await screen.findByRole('textbox', { name: 'VAT' })).toHaveProperty('value', '21')
})
