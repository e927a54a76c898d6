import { test } from '@japa/runner'
import { monthSoFar } from '#modules/analytics/reports/month_so_far'

test.group('The month so far', () => {
  test('is compared with the same days of the month before', ({ assert }) => {
    assert.deepEqual(monthSoFar('2026-11-24'), {
      current: { from: '2026-11-01', to: '2026-11-24' },
      before: { from: '2026-10-01', to: '2026-10-24' },
    })
    assert.deepEqual(monthSoFar('2026-03-31').before, { from: '2026-02-01', to: '2026-02-28' })
    assert.deepEqual(monthSoFar('2026-01-01').before, { from: '2025-12-01', to: '2025-12-01' })
  })
})
