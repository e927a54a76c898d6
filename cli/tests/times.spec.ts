import { test } from '@japa/runner'
import { readMoment } from '../lib/times/read_moment.js'
import { at, here, refusal, shown, timeZone } from './standing_times.js'

test.group('times as people write them', () => {
  test('{text} is {time}')
    .with([
      { text: '9:20', time: '2026-11-25 09:20' },
      { text: '9.20 Uhr', time: '2026-11-25 09:20' },
      { text: '9.20', time: '2026-11-25 09:20' },
      { text: '9 Uhr 20', time: '2026-11-25 09:20' },
      { text: 'um 9', time: '2026-11-25 09:00' },
      { text: 'at 9', time: '2026-11-25 09:00' },
      { text: 'ora 9', time: '2026-11-25 09:00' },
      { text: 'në orën 9:20', time: '2026-11-25 09:20' },
      { text: '0920', time: '2026-11-25 09:20' },
      { text: '2:05 pm', time: '2026-11-25 14:05' },
      { text: '12am', time: '2026-11-25 00:00' },
      { text: 'noon', time: '2026-11-25 12:00' },
      { text: 'Mittag', time: '2026-11-25 12:00' },
      { text: 'mesditë', time: '2026-11-25 12:00' },
      { text: 'now', time: '2026-11-25 17:45' },
      { text: '-15m', time: '2026-11-25 17:30' },
      { text: '−15m', time: '2026-11-25 17:30' },
      { text: '-1,5h', time: '2026-11-25 16:15' },
      { text: '-1:30', time: '2026-11-25 16:15' },
      { text: '15 min ago', time: '2026-11-25 17:30' },
      { text: 'vor 2 Std.', time: '2026-11-25 15:45' },
      { text: 'para 15 min', time: '2026-11-25 17:30' },
      { text: 'yesterday 14:00', time: '2026-11-24 14:00' },
      { text: '14:00 yesterday', time: '2026-11-24 14:00' },
      { text: 'gestern um 14 Uhr', time: '2026-11-24 14:00' },
      { text: 'dje në 14', time: '2026-11-24 14:00' },
      { text: 'vorgestern 8', time: '2026-11-23 08:00' },
      { text: 'pardje 8', time: '2026-11-23 08:00' },
      { text: 'Montag 9:20', time: '2026-11-23 09:20' },
      { text: 'am Montag um 9', time: '2026-11-23 09:00' },
      { text: 'e hënë ora 9', time: '2026-11-23 09:00' },
      { text: 'last friday 9am', time: '2026-11-20 09:00' },
      { text: '20.11. 9.20 Uhr', time: '2026-11-20 09:20' },
      { text: '20. November 9:20', time: '2026-11-20 09:20' },
      { text: '20 nëntor 9:20', time: '2026-11-20 09:20' },
      { text: 'Nov 20 9:20', time: '2026-11-20 09:20' },
      { text: '24.12. 10:00', time: '2025-12-24 10:00' },
      { text: '24.12.24 10:00', time: '2024-12-24 10:00' },
      { text: '2026-11-20T09:20', time: '2026-11-20 09:20' },
      { text: '2026-11-20 09:20', time: '2026-11-20 09:20' },
      { text: '2026-11-20T09:20+02:00', time: '2026-11-20 08:20' },
      { text: '11/20 9:20', time: '2026-11-20 09:20' },
    ])
    .run(({ assert }, { text, time }) => {
      assert.equal(shown(text), time)
    })

  test('{text} is refused: {reason}')
    .with([
      { text: '', reason: 'time_unclear' },
      { text: 'soon', reason: 'time_unclear' },
      { text: 'yesterday', reason: 'time_unclear' },
      { text: '25:10', reason: 'time_impossible' },
      { text: '13pm', reason: 'time_impossible' },
      { text: '31.02. 9:00', reason: 'time_impossible' },
      { text: '29.02. 9:00', reason: 'time_impossible' },
      { text: '2026-13-01 9:00', reason: 'time_impossible' },
      { text: '18:30', reason: 'time_future' },
      { text: 'tomorrow 9', reason: 'time_future' },
      { text: '-15', reason: 'time_ambiguous: -15m, -15h' },
      {
        text: '11/12 9:00',
        reason: 'time_ambiguous: 2025-12-11 09:00, 2026-11-12 09:00',
      },
      {
        text: 'wednesday 9:00',
        reason: 'time_ambiguous: 2026-11-18 09:00, 2026-11-25 09:00',
      },
    ])
    .run(({ assert }, { text, reason }) => {
      assert.equal(
        refusal(() => readMoment(text, here)),
        reason
      )
    })

  test('a time without a day is the one within the entry, also that of yesterday', ({ assert }) => {
    const morning = { now: at('2026-11-25T08:00'), timeZone }
    const within = { from: at('2026-11-24T16:00'), to: morning.now }
    assert.equal(readMoment('17:30', morning, { within }), at('2026-11-24T17:30'))
    assert.equal(
      refusal(() => readMoment('15:30', morning, { within })),
      'time_future'
    )
  })

  test('a time outside of the work of an earlier day is one of that day, not of today', ({
    assert,
  }) => {
    const night = { now: at('2026-11-25T02:20'), timeZone }
    const within = { from: at('2026-11-24T09:00'), to: at('2026-11-24T11:00') }
    assert.equal(readMoment('8:00', night, { within }), at('2026-11-24T08:00'))
  })
})

test.group('nights when clocks change', () => {
  const spring = { now: at('2026-03-29T12:00'), timeZone }
  const autumn = { now: at('2026-10-25T12:00'), timeZone }

  test('the hour that is left out does not exist', ({ assert }) => {
    assert.equal(
      refusal(() => readMoment('2:30', spring)),
      'time_skipped'
    )
    assert.equal(shown('3:00', spring), '2026-03-29 03:00')
  })

  test('the hour that comes twice is refused with both instants, and each is understood', ({
    assert,
  }) => {
    const choices = ['2026-10-25T02:30+02:00', '2026-10-25T02:30+01:00']
    assert.equal(
      refusal(() => readMoment('2:30', autumn)),
      `time_ambiguous: ${choices.join(', ')}`
    )
    const [first, second] = choices.map((text) => readMoment(text, autumn))
    assert.equal(second! - first!, 3_600_000)
  })

  test('half an hour is left out on Lord Howe Island', ({ assert }) => {
    const zone = 'Australia/Lord_Howe'
    const island = { now: at('2026-10-04T12:00', zone), timeZone: zone }
    assert.equal(
      refusal(() => readMoment('2:15', island)),
      'time_skipped'
    )
    assert.equal(shown('2:30', island), '2026-10-04 02:30')
  })

  test('an offset is elapsed time, a time on the clock is not', ({ assert }) => {
    assert.equal(shown('-12h', autumn), '2026-10-25 01:00')
    assert.equal(readMoment('0:00', autumn), autumn.now - 13 * 3_600_000)
  })
})
