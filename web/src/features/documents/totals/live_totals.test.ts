import { expect, test } from 'vitest'
import { isExactNumber } from '@/lib/exact_amounts'
import { liveTotals, type PricedLine, type Pricing } from './live_totals'

const line = (quantity: string, unitPrice: string, taxRate = '19', discount = '') => ({
  quantity,
  unitPrice,
  taxRate,
  discount,
})

const figures = (currency: string, ...lines: ReturnType<typeof line>[]) => {
  const { net, tax, total } = liveTotals(lines, currency)
  return [net, tax, total]
}

// The same vectors as the server's tests of documentTotals.
test.each([
  [[line('1', '138.66')], ['138.66', '26.35', '165.01']],
  [
    [line('1', '8500'), line('-1', '7500')],
    ['1000.00', '190.00', '1190.00'],
  ],
  [[line('1', '8180', '9.975')], ['8180.00', '815.96', '8995.96']],
  [[line('3', '0.335', '0')], ['1.01', '0.00', '1.01']],
  [[], ['0.00', '0.00', '0.00']],
])('figures that other programs got wrong: %j', (lines, expected) => {
  expect(figures('EUR', ...lines)).toEqual(expected)
})

test('VAT is rounded per rate and not per line', () => {
  const lines = [line('1', '0.03'), line('1', '0.03'), line('1', '0.03'), line('1', '10', '7')]
  expect(liveTotals(lines, 'EUR').taxes).toEqual([
    { category: 'S', rate: '19', base: '0.09', tax: '0.02' },
    { category: 'S', rate: '7', base: '10.00', tax: '0.70' },
  ])
})

test('the same rate written differently is one rate', () => {
  expect(liveTotals([line('1', '1', '19'), line('1', '1', '19.00')], 'EUR').taxes).toHaveLength(1)
})

test('halves go away from zero, so a credit is the exact negative', () => {
  expect(figures('EUR', line('1', '0.005', '0'))[0]).toBe('0.01')
  expect(figures('EUR', line('-1', '0.005', '0'))[0]).toBe('-0.01')
  expect(figures('EUR', line('-3', '33.33', '19', '12.5'))).toEqual(
    figures('EUR', line('3', '33.33', '19', '12.5')).map((amount) => `-${amount}`)
  )
})

test('a discount is taken before the one rounding of the line', () => {
  expect(liveTotals([line('7', '19.99', '19', '3')], 'EUR').lines).toEqual(['135.73'])
  expect(liveTotals([line('1.333333', '99.999999', '19', '100')], 'EUR').lines).toEqual(['0.00'])
})

test('the smallest unit is that of the currency', () => {
  expect(figures('JPY', line('3', '33.5', '10'))).toEqual(['101', '10', '111'])
  expect(figures('KWD', line('1', '1.2345', '0'))[0]).toBe('1.235')
  expect(figures('ALL', line('1', '1500.5', '18'))).toEqual(['1500.50', '270.09', '1770.59'])
})

test('beyond the reach of floating point nothing is lost', () => {
  expect(figures('EUR', line('999999999', '9999.999999', '0'))[0]).toBe('9999999989000.00')
  expect(figures('EUR', line('1', '0.1', '0'), line('1', '0.2', '0'))[0]).toBe('0.30')
})

test('what is still being typed counts as nothing', () => {
  expect(figures('EUR', line('', '12'), line('2', '1e3'), line('1', '5', 'x'))).toEqual([
    '5.00',
    '0.00',
    '5.00',
  ])
})

test('numbers that the server refuses are known before', () => {
  expect(['1', '-0.000001', '999999999999'].every(isExactNumber)).toBe(true)
  expect(['', '1,5', '0.0000001', '1e3', '1234567890123'].some(isExactNumber)).toBe(false)
})

const priced = (pricing: Pricing, ...lines: Partial<PricedLine>[]) => {
  const whole = lines.map((changes) => ({ ...line('1', '0'), ...changes }))
  const { net, tax, total } = liveTotals(whole, 'EUR', pricing)
  return [net, tax, total]
}

// The same vectors as the server's tests of full documents.
test('gross prices include their VAT, rounded only at each rate', () => {
  const gross = { priceMode: 'gross' } as const
  expect(priced(gross, { unitPrice: '119' })).toEqual(['100.00', '19.00', '119.00'])
  const dime = { unitPrice: '0.99' }
  expect(priced(gross, dime, dime, dime)).toEqual(['2.50', '0.47', '2.97'])
})

test('a line can be reduced by an amount, a document by a share or an amount', () => {
  const hundred = { unitPrice: '100' }
  expect(priced({}, { ...hundred, discountAmount: '12.50' })).toEqual(['87.50', '16.63', '104.13'])
  expect(priced({ discountPercent: '10' }, hundred)).toEqual(['90.00', '17.10', '107.10'])
  expect(priced({ priceMode: 'gross', discountAmount: '11.9' }, { unitPrice: '119' })).toEqual([
    '90.00',
    '17.10',
    '107.10',
  ])
})

test('a document discount is split over the rates without losing a cent', () => {
  const { taxes, discountTotal } = liveTotals(
    [line('1', '10'), line('1', '10', '7'), line('1', '10', '0')],
    'EUR',
    { discountAmount: '1' }
  )
  expect(discountTotal).toBe('1.00')
  expect(taxes.map(({ base }) => base)).toEqual(['9.66', '9.67', '9.67'])
})

test('texts cost nothing, and subtotals restart at headings', () => {
  const costs: Partial<PricedLine>[] = [
    { kind: 'heading' },
    { unitPrice: '10' },
    { kind: 'text', unitPrice: '99' },
    { unitPrice: '20' },
    { kind: 'subtotal' },
    { unitPrice: '5' },
    { kind: 'subtotal' },
  ]
  const { lines, net } = liveTotals(
    costs.map((changes) => ({ ...line('1', '0'), ...changes })),
    'EUR'
  )
  expect(lines).toEqual(['0.00', '10.00', '0.00', '20.00', '30.00', '5.00', '5.00'])
  expect(net).toBe('35.00')
})

test('reasons for no VAT are distinct', () => {
  const zero = line('1', '10', '0')
  const { taxes } = liveTotals(
    [
      { ...zero, taxCategory: 'AE' },
      { ...zero, taxCategory: 'E' },
    ],
    'EUR'
  )
  expect(taxes.map(({ category, base }) => [category, base])).toEqual([
    ['AE', '10.00'],
    ['E', '10.00'],
  ])
})

test('what is only offered has an amount and is in no sum', () => {
  const { lines, total } = liveTotals(
    [
      line('1', '100'),
      { ...line('2', '50'), offered: 'optional' },
      { ...line('1', '80'), offered: 'alternative' },
      { ...line('', ''), kind: 'subtotal' },
    ],
    'EUR'
  )
  expect(lines).toEqual(['100.00', '100.00', '80.00', '100.00'])
  expect(total).toBe('119.00')
})
