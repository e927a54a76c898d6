import { expect, test } from 'vitest'
import { priceOfItem } from './item_price'

const item = { unitPrice: 100, taxRate: 19 }
const document = { priceMode: 'net' as const, currency: 'EUR', exchangeRate: '' }

test('an item keeps its price in a document with net prices in the company’s currency', () => {
  expect(priceOfItem({ ...item, unitPrice: 95.5 }, document, 'EUR')).toBe('95.5')
})

test('gross prices hold the VAT of the item', () => {
  expect(priceOfItem(item, { ...document, priceMode: 'gross' }, 'EUR')).toBe('119')
  expect(
    priceOfItem({ unitPrice: 0.333333, taxRate: 7 }, { ...document, priceMode: 'gross' }, 'EUR')
  ).toBe('0.356666')
})

test('another currency is reckoned by the rate of the document; without one there is no price', () => {
  const foreign = { ...document, currency: 'USD' }
  expect(priceOfItem(item, { ...foreign, exchangeRate: '0.8' }, 'EUR')).toBe('125')
  expect(priceOfItem(item, foreign, 'EUR')).toBe('')
  expect(priceOfItem(item, { ...foreign, exchangeRate: '0' }, 'EUR')).toBe('')
})
