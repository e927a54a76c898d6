import { test } from '@japa/runner'
import { decimal, decimalText, parseDecimal } from '#core/money/decimal'
import { priceInMode } from '#modules/documents/public'

const priced = (price: string, taxRate: string, from: 'net' | 'gross', to: 'net' | 'gross') =>
  decimalText(priceInMode(parseDecimal(price), { taxRate: parseDecimal(taxRate), from, to }))

test.group('Unit prices with and without VAT', () => {
  test('follow the VAT rate to six decimals, halves away from zero', ({ assert }) => {
    assert.equal(priced('100', '19', 'net', 'gross'), '119')
    assert.equal(priced('0.333333', '7', 'net', 'gross'), '0.356666')
    assert.equal(priced('119', '19', 'gross', 'net'), '100')
    assert.equal(priced('39.9', '7', 'gross', 'net'), '37.28972')
    assert.equal(priced('0.000001', '100', 'gross', 'net'), '0.000001')
  })

  test('stay as they are in the same mode', ({ assert }) => {
    assert.equal(priced('0.123456', '19', 'gross', 'gross'), '0.123456')
    assert.equal(priced('0.123456', '19', 'net', 'net'), '0.123456')
  })

  test('come back from the other mode to the millionth', ({ assert }) => {
    for (let price = 1n; price < 4_000_000n; price += 997n) {
      for (const rate of ['7', '8.1', '19', '20']) {
        const taxRate = parseDecimal(rate)
        const net = priceInMode(decimal(price), { taxRate, from: 'gross', to: 'net' })
        const back = priceInMode(net, { taxRate, from: 'net', to: 'gross' })
        assert.isAtMost(Math.abs(Number(back - price)), 1)
      }
    }
  })
})
