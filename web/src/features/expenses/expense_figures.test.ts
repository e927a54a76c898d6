import { expect, test } from 'vitest'
import { calculatedTax, converted, expenseFigures } from './expense_figures'

const line = (amount: string, taxRate: string, tax = '') => ({ amount, taxRate, tax })
const EUR = { currency: 'EUR', taxTreatment: 'domestic' as const }

test('each line is split into net and VAT and rounded once', () => {
  expect(expenseFigures([line('0.05', '19'), line('0.05', '19'), line('10.70', '7')], EUR)).toEqual(
    {
      net: '10.08',
      taxes: [
        { rate: '19', tax: '0.02' },
        { rate: '7', tax: '0.70' },
      ],
      gross: '10.80',
      owedTax: '0.00',
    }
  )
})

test('a printed VAT wins over the calculated one', () => {
  expect(expenseFigures([line('119', '19', '19.01')], EUR)).toMatchObject({
    net: '99.99',
    taxes: [{ rate: '19', tax: '19.01' }],
  })
  expect(calculatedTax(line('119', '19', '19.01'), 'EUR')).toBe('19.00')
})

test('credit notes of a vendor are negative throughout', () => {
  expect(expenseFigures([line('-119', '19')], EUR)).toMatchObject({
    net: '-100.00',
    gross: '-119.00',
    taxes: [{ rate: '19', tax: '-19.00' }],
  })
})

test('under the reverse charge nothing of the amount is VAT, and the company owes it', () => {
  expect(expenseFigures([line('240', '19')], { ...EUR, taxTreatment: 'reverseCharge' })).toEqual({
    net: '240.00',
    taxes: [],
    gross: '240.00',
    owedTax: '45.60',
  })
})

test('amounts are converted between currencies with other decimals', () => {
  expect(converted('1500', '0.0062', { from: 'JPY', to: 'EUR' })).toBe('9.30')
  expect(converted('100.50', '0.92', { from: 'USD', to: 'EUR' })).toBe('92.46')
})
