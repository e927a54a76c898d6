import { test } from '@japa/runner'
import { addDays } from '#core/clock'
import { minor } from '#core/money/minor'
import { ageingOf, bucketOf } from '#modules/ledger/rules/ageing'

test.group('Ageing', () => {
  test('parts at the end of the due day, after 30, 60 and 90 days', ({ assert }) => {
    assert.deepEqual([-5, 0, 1, 30, 31, 60, 61, 90, 91].map(bucketOf), [
      'notDue',
      'notDue',
      'days30',
      'days30',
      'days60',
      'days60',
      'days90',
      'days90',
      'older',
    ])
  })

  test('counts five days where no due date is, and credit as no age', ({ assert }) => {
    const today = '2026-11-21'
    const ageing = ageingOf(
      [
        { day_on: addDays(today, -5), due_on: null, open: minor(100n) },
        { day_on: addDays(today, -6), due_on: null, open: minor(10n) },
        { day_on: '2020-01-01', due_on: '2020-01-01', open: minor(-30n) },
      ],
      today
    )
    assert.deepEqual(
      [ageing.notDue, ageing.days30, ageing.older, ageing.credit, ageing.total],
      [100n, 10n, 0n, -30n, 80n]
    )
  })
})
