import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../../../tests/render'
import { MoneyField } from './money_field'

function Price({ first }: { first: string }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <MoneyField label="Price" currency="EUR" value={value} onChange={setValue} />
      <output data-testid="value">{value}</output>
    </>
  )
}

afterEach(async () => {
  await i18next.changeLanguage('en')
})

test.each([['1.234,50'], ['1234.5'], ['1 234,5']])(
  '%s is read and shown in German',
  async (typed) => {
    await i18next.changeLanguage('de')
    renderAt('/', <Price first="" />)
    const field = screen.getByLabelText<HTMLInputElement>('Price')
    await userEvent.type(field, typed)
    await userEvent.tab()
    expect(screen.getByTestId('value').textContent).toBe('1234.5')
    expect(field.value).toBe('1.234,50')
  }
)

test('what cannot be read stays as it was typed', async () => {
  renderAt('/', <Price first="" />)
  await userEvent.type(screen.getByLabelText('Price'), '12 apples')
  await userEvent.tab()
  expect(screen.getByLabelText<HTMLInputElement>('Price').value).toBe('12 apples')
})

test('entering and leaving a field changes nothing', async () => {
  renderAt('/', <Price first="1234.567" />)
  await userEvent.click(screen.getByLabelText('Price'))
  await userEvent.tab()
  expect(screen.getByTestId('value').textContent).toBe('1234.567')
})
