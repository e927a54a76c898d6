import { test } from '@japa/runner'
import { readDay } from '../lib/times/read_day.js'
import { readPeriod } from '../lib/times/read_period.js'
import { isSpan, readSpan } from '../lib/times/read_span.js'
import { at, here } from './standing_times.js'

test.group('days and periods', () => {
  test('{text} is the day {day}')
    .with([
      { text: 'heute', day: '2026-11-25' },
      { text: 'sot', day: '2026-11-25' },
      { text: 'gestern', day: '2026-11-24' },
      { text: 'vorgestern', day: '2026-11-23' },
      { text: '3 days ago', day: '2026-11-22' },
      { text: 'vor 3 Tagen', day: '2026-11-22' },
      { text: 'para 3 ditësh', day: '2026-11-22' },
      { text: '-3d', day: '2026-11-22' },
      { text: 'Sonnabend', day: '2026-11-21' },
      { text: 'të shtunën', day: '2026-11-21' },
      { text: '9.11', day: '2026-11-09' },
      { text: '1. März', day: '2026-03-01' },
      { text: '31/12', day: '2025-12-31' },
    ])
    .run(({ assert }, { text, day }) => {
      assert.equal(readDay(text, here), day)
    })

  test('{text} is the period {period}')
    .with([
      { text: 'day', period: '2026-11-25 2026-11-25' },
      { text: 'Woche', period: '2026-11-23 2026-11-29' },
      { text: 'last week', period: '2026-11-16 2026-11-22' },
      { text: 'java e kaluar', period: '2026-11-16 2026-11-22' },
      { text: 'muaji i kaluar', period: '2026-10-01 2026-10-31' },
      { text: 'letzten Monat', period: '2026-10-01 2026-10-31' },
      { text: '2026-02', period: '2026-02-01 2026-02-28' },
      { text: 'Februar 2024', period: '2024-02-01 2024-02-29' },
      { text: 'december', period: '2025-12-01 2025-12-31' },
      { text: '2026', period: '2026-01-01 2026-12-31' },
      { text: 'gestern', period: '2026-11-24 2026-11-24' },
    ])
    .run(({ assert }, { text, period }) => {
      const { from, to } = readPeriod(text, here)
      assert.equal(`${from} ${to}`, period)
    })

  test('two times of a day are a span, also over midnight', ({ assert }) => {
    for (const text of [
      '9:00-11:30',
      '9 - 11.30 Uhr',
      'von 9 bis 11:30',
      '9 to 11:30',
      'nga 9 deri 11:30',
    ]) {
      const { from, to } = readSpan(text, '2026-11-24', here)
      assert.deepEqual([from, to], [at('2026-11-24T09:00'), at('2026-11-24T11:30')], text)
    }
    assert.equal(readSpan('22:00-1:00', '2026-11-24', here).to, at('2026-11-25T01:00'))
    for (const text of ['2h', 'yesterday', '2026-11-20', 'a-b']) assert.isFalse(isSpan(text), text)
  })
})
