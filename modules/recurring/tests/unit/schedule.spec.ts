import { test } from '@japa/runner'
import { dueAt, indexFrom, occurrence } from '#modules/recurring/schedule/occurrences'
import { LAST, type Schedule } from '#modules/recurring/schedule/schedule'
import { servicePeriod } from '#modules/recurring/schedule/service_days'

const schedule = (parts: Partial<Schedule> = {}): Schedule => ({
  startOn: '2026-01-15',
  every: 1,
  unit: 'month',
  on: 'date',
  day: null,
  secondDay: null,
  nth: null,
  weekday: null,
  ...parts,
})

const dates = (parts: Partial<Schedule>, count: number) =>
  Array.from({ length: count }, (_, index) => occurrence(schedule(parts), index))

test.group('Dates of a schedule', () => {
  const RHYTHMS: [name: string, parts: Partial<Schedule>, expected: string[]][] = [
    ['weekly', { unit: 'week' }, ['2026-01-15', '2026-01-22', '2026-01-29']],
    ['fortnightly', { unit: 'week', every: 2 }, ['2026-01-15', '2026-01-29', '2026-02-12']],
    ['monthly', {}, ['2026-01-15', '2026-02-15', '2026-03-15']],
    ['quarterly', { every: 3 }, ['2026-01-15', '2026-04-15', '2026-07-15']],
    ['half-yearly', { every: 6 }, ['2026-01-15', '2026-07-15', '2027-01-15']],
    ['yearly', { unit: 'year' }, ['2026-01-15', '2027-01-15', '2028-01-15']],
    ['every 45 days', { unit: 'day', every: 45 }, ['2026-01-15', '2026-03-01', '2026-04-15']],
  ]
  for (const [name, parts, expected] of RHYTHMS) {
    test(`row 46: ${name}`, ({ assert }) => {
      assert.deepEqual(dates(parts, 3), expected)
    })
  }

  test('the 31st is the last day of short months and does not drift', ({ assert }) => {
    assert.deepEqual(dates({ startOn: '2027-12-31' }, 6), [
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
      '2028-05-31',
    ])
  })

  test('29 February comes on the 28th of other years', ({ assert }) => {
    assert.deepEqual(dates({ startOn: '2028-02-29', unit: 'year' }, 5), [
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ])
  })

  test('row 47: the last day of the month', ({ assert }) => {
    assert.deepEqual(dates({ startOn: '2026-02-28', on: 'lastDay' }, 3), [
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ])
  })

  test('row 47: the second Tuesday and the last Friday', ({ assert }) => {
    assert.deepEqual(dates({ on: 'weekday', nth: 2, weekday: 2 }, 3), [
      '2026-02-10',
      '2026-03-10',
      '2026-04-14',
    ])
    assert.deepEqual(dates({ on: 'weekday', nth: LAST, weekday: 5 }, 3), [
      '2026-01-30',
      '2026-02-27',
      '2026-03-27',
    ])
  })

  test('row 47: the 1st and the 16th, from the first of them that is not before the start', ({
    assert,
  }) => {
    assert.deepEqual(dates({ on: 'twoDays', day: 1, secondDay: 16 }, 4), [
      '2026-01-16',
      '2026-02-01',
      '2026-02-16',
      '2026-03-01',
    ])
    assert.deepEqual(dates({ startOn: '2026-02-01', on: 'twoDays', day: 15, secondDay: 31 }, 3), [
      '2026-02-15',
      '2026-02-28',
      '2026-03-15',
    ])
  })

  test('a day of the month that has passed at the start comes in the next', ({ assert }) => {
    assert.deepEqual(dates({ startOn: '2026-01-20', day: 5 }, 2), ['2026-02-05', '2026-03-05'])
  })

  test('dates rise, and the number of each is found again', ({ assert }) => {
    const kinds: Partial<Schedule>[] = [
      { unit: 'day', every: 3 },
      { unit: 'week', every: 2 },
      { startOn: '2024-01-31' },
      { on: 'lastDay', every: 5 },
      { on: 'weekday', nth: LAST, weekday: 7 },
      { on: 'twoDays', day: 27, secondDay: 31 },
      { startOn: '2024-02-29', unit: 'year' },
    ]
    for (const kind of kinds) {
      const all = dates(kind, 300)
      assert.deepEqual(all, [...new Set(all)].sort(), JSON.stringify(kind))
      for (const index of [0, 1, 2, 11, 150, 299]) {
        assert.equal(indexFrom(schedule(kind), all[index]!), index, JSON.stringify(kind))
      }
    }
  })

  test('invoices are made at six in the morning of the company, in summer and winter', ({
    assert,
  }) => {
    const at = (day: string, zone: string) => new Date(dueAt(day, zone)).toISOString()
    assert.equal(at('2026-03-28', 'Europe/Berlin'), '2026-03-28T05:00:00.000Z')
    assert.equal(at('2026-03-29', 'Europe/Berlin'), '2026-03-29T04:00:00.000Z')
    assert.equal(at('2026-10-25', 'Europe/Berlin'), '2026-10-25T05:00:00.000Z')
    assert.equal(at('2026-10-04', 'Australia/Lord_Howe'), '2026-10-03T19:00:00.000Z')
    assert.equal(at('2026-07-01', 'America/New_York'), '2026-07-01T10:00:00.000Z')
  })

  test('what an invoice is for follows from its date', ({ assert }) => {
    const at = (kind: Parameters<typeof servicePeriod>[1], parts: Partial<Schedule> = {}) =>
      servicePeriod(schedule(parts), kind, 1)
    assert.isNull(at('none'))
    assert.deepEqual(at('ahead'), { from: '2026-02-15', until: '2026-03-14' })
    assert.deepEqual(at('behind'), { from: '2026-01-15', until: '2026-02-14' })
    assert.deepEqual(at('month'), { from: '2026-02-01', until: '2026-02-28' })
    assert.deepEqual(at('monthBefore'), { from: '2026-01-01', until: '2026-01-31' })
    assert.deepEqual(at('behind', { on: 'twoDays', day: 1, secondDay: 16 }), {
      from: '2026-01-16',
      until: '2026-01-31',
    })
    assert.deepEqual(servicePeriod(schedule(), 'behind', 0), {
      from: '2025-12-15',
      until: '2026-01-14',
    })
  })
})
