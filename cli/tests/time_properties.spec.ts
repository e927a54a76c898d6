import { test } from '@japa/runner'
import { readMoment } from '../lib/times/read_moment.js'
import { localText, offsetText } from '../lib/times/zoned.js'
import { at, here, refusal } from './standing_times.js'

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
