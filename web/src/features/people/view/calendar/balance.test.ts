import { expect, test } from 'vitest'
import { weekNumber } from '@/lib/time/weeks'
import { formatBalance, otherMonth } from './balance'

test('a balance has its sign, and nothing has none', () => {
  expect(formatBalance(5400)).toBe('+1:30')
  expect(formatBalance(-2700)).toBe('-0:45')
  expect(formatBalance(-10)).toBe('0:00')
})

test('months follow each other over the year', () => {
  expect(otherMonth('2026-12', 1)).toBe('2027-01')
  expect(otherMonth('2026-01', -1)).toBe('2025-12')
})

test('weeks are numbered by their Thursday', () => {
  expect(weekNumber('2025-12-29')).toBe(1)
  expect(weekNumber('2026-03-02')).toBe(10)
  expect(weekNumber('2026-12-28')).toBe(53)
})
