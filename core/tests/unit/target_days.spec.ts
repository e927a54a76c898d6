import { test } from '@japa/runner'
import { addBusinessDays, businessDayFrom, isBusinessDay } from '#core/sepa/target_days'

test.group('Business days of SEPA', () => {
  test('{$self} is closed')
    .with([
      '2026-11-28',
      '2026-11-29',
      '2026-01-01',
      '2026-05-01',
      '2026-12-25',
      '2025-12-26',
      // Good Friday and Easter Monday.
      '2024-03-29',
      '2024-04-01',
      '2025-04-18',
      '2025-04-21',
      '2026-04-03',
      '2026-04-06',
      '2027-03-26',
      '2027-03-29',
      '2038-04-23',
      '2038-04-26',
      '2049-04-16',
      '2049-04-19',
    ])
    .run(({ assert }, day) => {
      assert.isFalse(isBusinessDay(day))
    })

  test('{$self} is open, whatever the calendars of the countries say')
    .with(['2025-10-03', '2026-05-14', '2026-12-24', '2026-12-31', '2025-01-06'])
    .run(({ assert }, day) => {
      assert.isTrue(isBusinessDay(day))
    })

  test('are counted without the closed ones', ({ assert }) => {
    assert.equal(businessDayFrom('2026-12-25'), '2026-12-28')
    assert.equal(addBusinessDays('2026-12-23', 1), '2026-12-24')
    assert.equal(addBusinessDays('2026-12-23', 2), '2026-12-28')
    assert.equal(addBusinessDays('2026-11-28', 1), '2026-11-30')
  })
})
