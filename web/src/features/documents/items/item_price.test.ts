import { expect, test } from 'vitest'
import { priceIn, priceOfItem } from './item_price'

const item = { unitPrice: 100, taxRate: 19, priceMode: 'net' as const }
const document = { priceMode: 'net' as const, currency: 'EUR', exchangeRate: '' }

test('an item keeps its price in a document with net prices in the company’s currency', () => {
  expect(priceOfItem({ ...item, unitPrice: 95.5 }, document, 'EUR')).toBe('95.5')
})

test('gross prices hold the VAT of the item', () => {
  expect(priceOfItem(item, { ...document, priceMode: 'gross' }, 'EUR')).toBe('119')
  expect(
    priceOfItem(
      { ...item, unitPrice: 0.333333, taxRate: 7 },
      { ...document, priceMode: 'gross' },
      'EUR'
    )
  ).toBe('0.356666')
})

test('row 20: a gross item keeps its price among gross prices and leaves its VAT out among net ones', () => {
  const gross = { unitPrice: 39.9, taxRate: 7, priceMode: 'gross' as const }
  expect(priceOfItem(gross, { ...document, priceMode: 'gross' }, 'EUR')).toBe('39.9')
  expect(priceOfItem(gross, document, 'EUR')).toBe('37.28972')
  // Rounded once: 39.9 / 1.07 / 0.9 is 41.433022…
  const foreign = { ...document, currency: 'USD', exchangeRate: '0.9' }
  expect(priceOfItem(gross, foreign, 'EUR')).toBe('41.433022')
})

test('the other price of what is written follows the VAT rate; what is no number has none', () => {
  const written = { unitPrice: '107', taxRate: '7', priceMode: 'gross' as const }
  expect(priceIn('net', written)).toBe('100')
  expect(priceIn('gross', written)).toBe('107')
  expect(priceIn('gross', { ...written, priceMode: 'net' })).toBe('114.49')
  expect(priceIn('net', { ...written, unitPrice: 'x' })).toBe('')
})

test('another currency is reckoned by the rate of the document; without one there is no price', () => {
  const foreign = { ...document, currency: 'USD' }
  expect(priceOfItem(item, { ...foreign, exchangeRate: '0.8' }, 'EUR')).toBe('125')
  expect(priceOfItem(item, foreign, 'EUR')).toBe('')
  expect(priceOfItem(item, { ...foreign, exchangeRate: '0' }, 'EUR')).toBe('')
})
