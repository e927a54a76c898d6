import { expect, test, vi } from 'vitest'
import { csvOf } from '../csv'
import { formatDate, formatMonthYear, parseDay, today } from '../time/days'
import { formatMoney, formatNumber, formatPercent, parseNumber } from './numbers'

test.each([
  ['1.234,50', '1234.5'],
  ['1234.5', '1234.5'],
  ['1,234.50', '1234.5'],
  ['1 234,5', '1234.5'],
  ['1.234', '1234'],
  ['1.234.567', '1234567'],
  ['0,5', '0.5'],
  ['0.125', '0.125'],
  ['0.500', '0.5'],
  ['-0.025', '-0.025'],
  ['-3,20', '-3.2'],
  ['95 €', '95'],
  ['1.200 €', '1200'],
  ['€ 1 200', '1200'],
  ['-12,50 EUR', '-12.5'],
  ['CHF 12', '12'],
  ['12345678901234567,89', '12345678901234567.89'],
])('%s typed in German is %s', (typed, value) => {
  expect(parseNumber(typed, 'de')).toBe(value)
})

test('text that is no number gives none', () => {
  for (const typed of ['', 'abc', '1,2,3', '--1', '1e5', '1e9', 'abc 5', '€', ',']) {
    expect(parseNumber(typed, 'de'), typed).toBeUndefined()
  }
})

test('one mark before three digits is read as the language writes it', () => {
  expect(parseNumber('1.234', 'en')).toBe('1.234')
  expect(parseNumber('1,234', 'en')).toBe('1234')
})

test('amounts follow the number format of the language', () => {
  expect(formatMoney(1234.5, 'EUR', 'de')).toBe('1.234,50\u00a0€')
  expect(formatMoney(1234.5, 'EUR', 'en')).toBe('€1,234.50')
})

test('amounts have the places of ISO 4217, also in Lekë, which Intl prints without', () => {
  expect(formatMoney(1234.5, 'ALL', 'sq')).toBe('1\u00a0234,50\u00a0Lekë')
  expect(formatMoney(1234, 'JPY', 'en')).toBe('¥1,234')
})

test('a browser without Albanian writes numbers as one with it', () => {
  const written = () => [
    ...['EUR', 'ALL', 'USD', 'CHF', 'GBP'].map((code) => formatMoney(-1234567.5, code, 'sq')),
    formatNumber('1234.5', 'sq'),
    formatPercent('18.5', 'sq'),
  ]
  const own = written()
  vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf').mockReturnValue([])
  expect(written()).toEqual(own)
})

test('days are shown as DD.MM.YYYY and missing or invalid ones as nothing', () => {
  expect(formatDate('2026-11-05')).toBe('05.11.2026')
  for (const value of [undefined, null, '', 'soon', Number.NaN]) expect(formatDate(value)).toBe('')
  expect(formatMonthYear('2026-11-05')).toBe('November 2026')
})

test('months are called as the language calls them, also in a browser without Albanian', () => {
  const own = formatMonthYear('2026-11-05', 'sq')
  vi.spyOn(Date.prototype, 'toLocaleDateString').mockReturnValue('November 2026')
  expect([own, formatMonthYear('2026-11-05', 'sq')]).toEqual(['nëntor 2026', 'nëntor 2026'])
})

test('today is the day of the clock on the wall', () => {
  expect(today(new Date(2026, 11, 28, 23, 30))).toBe('2026-12-28')
})

test.each([
  ['21.11.2026', '2026-11-21'],
  ['1.2.26', '2026-02-01'],
  ['21.11.', '2026-11-21'],
  ['21112026', '2026-11-21'],
  ['31.02.2026', undefined],
  ['soon', undefined],
  ['morgen', '2026-01-02'],
  ['dje', '2025-12-31'],
  ['Today', '2026-01-01'],
])('the typed day %s is %s', (typed, day) => {
  expect(parseDay(typed, new Date(2026, 0, 1))).toBe(day)
})

test('a CSV cell that would run as a formula is only text', async () => {
  const text = await csvOf([['=1+1', '-5,20', 'a;b']]).text()
  expect(text.replace('\ufeff', '')).toBe(`'=1+1;-5,20;"a;b"\r\n`)
})
