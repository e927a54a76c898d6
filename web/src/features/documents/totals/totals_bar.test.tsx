import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { TotalsBar } from './totals_bar'

test('the totals name the rate of VAT, or why there is none', async () => {
  const taxes = [
    { category: 'S', rate: '19', base: '100', tax: '19' },
    { category: 'AE', rate: '0', base: '50', tax: '0' },
    { category: 'K', rate: '0', base: '25', tax: '0' },
  ]
  const totals = {
    lines: [],
    taxes,
    amountSum: '175',
    discountTotal: '0',
    net: '175',
    tax: '19',
    total: '194',
  }
  renderAt(
    '/',
    <TotalsBar totals={totals} currency="EUR">
      <button type="button">Save</button>
    </TotalsBar>
  )
  const labels = (await screen.findAllByRole('term')).map(({ textContent }) => textContent)
  expect(labels).toEqual(['Net', 'VAT 19%', 'Reverse charge', 'Intra-community supply', 'Total'])
})
