import { expect, test } from 'vitest'
import { daysOf, type PeriodName } from './periods'

test.each<[PeriodName, string, string, string]>([
  ['month', '2024-02-29', '2024-02-01', '2024-02-29'],
  ['last_month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['quarter', '2026-11-21', '2026-10-01', '2026-12-31'],
  ['quarter', '2026-01-01', '2026-01-01', '2026-03-31'],
  ['year', '2026-11-21', '2026-01-01', '2026-12-31'],
  ['last_year', '2026-11-21', '2025-01-01', '2025-12-31'],
])('%s seen from %s is %s to %s', (name, today, from, to) => {
  expect(daysOf(name, today)).toEqual({ from, to })
})
