import { expect, test } from 'vitest'
import { emptyLine } from '../lines/line_values'
import { itemOfLine } from './item_of_line'

const prices = {
  priceMode: 'net' as const,
  currency: 'EUR',
  exchangeRate: '',
  companyCurrency: 'EUR',
  usualTaxRate: '19',
}
const line = {
  ...emptyLine('7'),
  description: 'Advice\non site\nper hour',
  unit: 'h',
  unitPrice: '119.5',
}

test('the first row of a line is the name of its item, the others describe it', () => {
  expect(itemOfLine(line, prices)).toEqual({
    type: 'service',
    name: 'Advice',
    number: '',
    description: 'on site\nper hour',
    unit: 'h',
    unitPrice: '119.5',
    priceMode: 'net',
    taxRate: '7',
  })
  const long = 'long '.repeat(60).trim()
  const cut = itemOfLine({ ...line, description: long }, prices)
  expect(cut.name.length).toBeLessThanOrEqual(200)
  expect(cut.description).toBe(long)
})

test('an item is priced net or gross as its line, in the company’s currency; empty when nobody can tell', () => {
  const priceOf = (other: Partial<typeof prices> | { priceMode: 'gross' }) =>
    itemOfLine({ ...line, taxRate: '19', unitPrice: '119' }, { ...prices, ...other }).unitPrice
  expect(priceOf({ priceMode: 'gross' })).toBe('119')
  expect(priceOf({ currency: 'USD', exchangeRate: '0.9' })).toBe('107.1')
  expect(priceOf({ currency: 'USD' })).toBe('')
  expect(itemOfLine({ ...line, unitPrice: 'x' }, prices).unitPrice).toBe('')
})

test('what is sold without VAT to one client bears the usual VAT as an item', () => {
  const abroad = { ...line, taxRate: '0', taxCategory: 'AE' as const }
  expect(itemOfLine(abroad, prices).taxRate).toBe('19')
  expect(itemOfLine(abroad, { ...prices, priceMode: 'gross' })).toMatchObject({
    priceMode: 'net',
    unitPrice: '119.5',
  })
})
