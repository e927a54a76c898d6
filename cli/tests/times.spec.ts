import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { Failure } from '../lib/failures/failure.js'
import { readDay } from '../lib/times/read_day.js'
import { readMoment } from '../lib/times/read_moment.js'
import { readPeriod } from '../lib/times/read_period.js'
import { isSpan, readSpan } from '../lib/times/read_span.js'
import { localText, offsetText } from '../lib/times/zoned.js'

const timeZone = 'Europe/Berlin'
const at = (local: string, zone = timeZone) => DateTime.fromISO(local, { zone }).toMillis()

/** A Wednesday. */
const here = { now: at('2026-11-25T17:45:30'), timeZone }

const shown = (text: string, from = here) => localText(readMoment(text, from), from.timeZone)

/** The code of the refusal, with the choices it names. */
function refusal(read: () => unknown) {
  try {
    return `read: ${read()}`
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { choices = '' } = error.details.values ?? {}
    return [error.code, choices].filter(Boolean).join(': ')
  }
}

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

test.group('properties of times', () => {
  /** Numbers that are the same in every run. */
  function* numbers(seed: number) {
    let state = seed
    for (;;) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      yield state / 2_147_483_648
    }
  }

  test('every minute is read back as it is shown, or refused with it among the choices', ({
    assert,
  }) => {
    for (const zone of ['Europe/Berlin', 'Europe/Tirane', 'Australia/Lord_Howe', 'UTC']) {
      const random = numbers(7)
      for (let count = 0; count < 700; count++) {
        const instant =
          at('2026-01-01T00:00', zone) + Math.floor(random.next().value! * 525_600) * 60_000
        const from = { now: instant + 1000, timeZone: zone }
        const text = localText(instant, zone)
        const answer = refusal(() => readMoment(text, from))
        const isTwice =
          answer.startsWith('time_ambiguous') && answer.includes(offsetText(instant, zone))
        assert.isTrue(isTwice || answer === `read: ${instant}`, `${zone} ${text} ${answer}`)
        assert.equal(readMoment(offsetText(instant, zone), from), instant)
      }
    }
  })

  test('any words give whole seconds that are not in the future, or a refusal', ({ assert }) => {
    const parts = [
      '9',
      '9:20',
      '25:00',
      '.',
      '-',
      '15m',
      'uhr',
      'gestern',
      'last',
      'monday',
      '20.11.',
      '31.2.',
      '12/11',
      'pm',
      'vor',
      'ago',
      '2026-11-20',
      'T',
      '+01:00',
      'ë',
      '١٢',
      '💥',
      '\u0000',
      '0',
      '1e9',
    ]
    const random = numbers(11)
    for (let count = 0; count < 3000; count++) {
      const length = 1 + Math.floor(random.next().value! * 5)
      const words = Array.from(
        { length },
        () => parts[Math.floor(random.next().value! * parts.length)]
      )
      const text = words.join(random.next().value! > 0.3 ? ' ' : '')
      const answer = refusal(() => readMoment(text, here))
      if (!answer.startsWith('read: ')) continue
      const instant = Number(answer.slice(6))
      assert.equal(instant % 1000, 0, text)
      assert.isAtMost(instant, here.now, text)
    }
  })
})
