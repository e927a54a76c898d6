import { expect, test } from 'vitest'
import { isExactNumber, liveTotals } from './live_totals'

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
    { rate: '19', base: '0.09', tax: '0.02' },
    { rate: '7', base: '10.00', tax: '0.70' },
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
