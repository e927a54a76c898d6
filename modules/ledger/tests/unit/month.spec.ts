import { test } from '@japa/runner'
import { monthBefore, nextMonthlyDay } from '#modules/ledger/rules/month'

test.group('The days of monthly statements', () => {
  test('come once every month, across February and the year', ({ assert }) => {
    assert.equal(nextMonthlyDay(28, '2027-01-28'), '2027-02-28')
    assert.equal(nextMonthlyDay(1, '2026-12-15'), '2027-01-01')
    assert.equal(nextMonthlyDay(20, '2026-11-19'), '2026-11-20')
    assert.equal(nextMonthlyDay(20, '2026-11-20'), '2026-12-20')
  })

  test('cover the whole month before', ({ assert }) => {
    assert.deepEqual(monthBefore('2028-03-01'), { from: '2028-02-01', until: '2028-02-29' })
    assert.deepEqual(monthBefore('2027-01-28'), { from: '2026-12-01', until: '2026-12-31' })
  })
})
