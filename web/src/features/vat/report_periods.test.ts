import { expect, test } from 'vitest'
import { reportPeriods } from './report_periods'

const YEAR = { from: '2026-01-01', to: '2026-12-31' }
const namesOf = (...asked: Parameters<typeof reportPeriods>) =>
  reportPeriods(...asked).map(({ months }) => months.join(' '))

test('months and quarters can be reported once they are over', () => {
  expect(namesOf(YEAR, 'month', '2026-03-31')).toEqual(['2026-02', '2026-01'])
  expect(namesOf(YEAR, 'month', '2026-04-01')).toEqual(['2026-03', '2026-02', '2026-01'])
  expect(namesOf(YEAR, 'quarter', '2026-06-30')).toEqual(['2026-01 2026-02 2026-03'])
  expect(namesOf(YEAR, 'year', '2026-01-15')).toEqual([])
})

test('the running one can be looked at ahead, later ones cannot', () => {
  const ahead = (today: string) => namesOf(YEAR, 'quarter', today, true)
  expect(ahead('2026-05-10')).toEqual(['2026-04 2026-05 2026-06', '2026-01 2026-02 2026-03'])
  expect(ahead('2026-03-31')).toEqual(['2026-01 2026-02 2026-03'])
})

test('only whole periods between the days are offered', () => {
  const some = { from: '2025-11-15', to: '2026-02-10' }
  expect(namesOf(some, 'month', '2026-11-01')).toEqual(['2026-01', '2025-12'])
  expect(reportPeriods(some, 'quarter', '2026-11-01')).toEqual([])
})
