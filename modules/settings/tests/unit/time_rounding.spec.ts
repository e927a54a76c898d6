import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  roundSeconds,
  TIME_ROUNDING_MINUTES,
  TIME_ROUNDING_MODES,
} from '#modules/settings/time_rounding'

/** Up to two days. */
const anySeconds = fc.integer({ min: 0, max: 172_800 })
const anyMinutes = fc.constantFrom(...TIME_ROUNDING_MINUTES)
const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 10_000) }

test.group('Rounded time', () => {
  test('{0} to {1} minutes makes {2} minutes of 7, 22 and 30 minutes')
    .with([
      ['none', 15, [7, 22, 30]],
      ['up', 15, [15, 30, 30]],
      ['nearest', 15, [0, 15, 30]],
      ['down', 15, [0, 15, 30]],
      ['up', 5, [10, 25, 30]],
      ['nearest', 6, [6, 24, 30]],
      ['down', 10, [0, 20, 30]],
      ['nearest', 60, [0, 0, 60]],
    ] as const)
    .run(({ assert }, [mode, minutes, rounded]) => {
      assert.deepEqual(
        [7, 22, 30].map((length) => roundSeconds(length * 60, { mode, minutes }) / 60),
        [...rounded]
      )
    })

  test('up never takes time away, down never adds any, and nearest is at most half a step off', () => {
    fc.assert(
      fc.property(anySeconds, anyMinutes, (seconds, minutes) => {
        const by = (mode: (typeof TIME_ROUNDING_MODES)[number]) =>
          roundSeconds(seconds, { mode, minutes })
        const step = minutes * 60
        return (
          by('none') === seconds &&
          by('up') >= seconds &&
          by('up') - seconds < step &&
          by('down') <= seconds &&
          seconds - by('down') < step &&
          Math.abs(by('nearest') - seconds) <= step / 2
        )
      }),
      RUNS
    )
  })

  test('a rounded time is a multiple of its step, and rounding it once more changes nothing', () => {
    fc.assert(
      fc.property(
        anySeconds,
        anyMinutes,
        fc.constantFrom(...TIME_ROUNDING_MODES),
        (seconds, minutes, mode) => {
          const rounded = roundSeconds(seconds, { mode, minutes })
          const isMultiple = mode === 'none' || rounded % (minutes * 60) === 0
          return isMultiple && roundSeconds(rounded, { mode, minutes }) === rounded
        }
      ),
      RUNS
    )
  })

  test('half of a step is rounded up', ({ assert }) => {
    assert.equal(roundSeconds(450, { mode: 'nearest', minutes: 15 }), 900)
    assert.equal(roundSeconds(449, { mode: 'nearest', minutes: 15 }), 0)
  })
})
