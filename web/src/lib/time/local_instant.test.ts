import { expect, test } from 'vitest'
import { instantOf, isSkipped } from './local_instant'

process.env.TZ = 'Europe/Berlin'

// Summer time of Berlin begins on 29 March 2026 at 2:00 and ends on 25 October 2026 at 3:00.

test('a time that the clock leaves out in spring is found', () => {
  expect(isSkipped('2026-03-29', '02:30')).toBe(true)
  expect(isSkipped('2026-03-29', '01:59')).toBe(false)
  expect(isSkipped('2026-03-29', '03:00')).toBe(false)
  expect(isSkipped('2026-03-30', '02:30')).toBe(false)
  expect(isSkipped('', '02:30')).toBe(false)
})

test('of a time that the clock shows twice in autumn an end behind its start is the second', () => {
  const start = instantOf('2026-10-25', '02:45')
  expect(start).toBe('2026-10-25T00:45:00.000Z')
  expect(instantOf('2026-10-25', '02:15', start)).toBe('2026-10-25T01:15:00.000Z')
  expect(instantOf('2026-10-25', '02:50', start)).toBe('2026-10-25T00:50:00.000Z')
})

test('an end before its start stays before it on any other day', () => {
  const start = instantOf('2026-10-24', '02:45')
  expect(instantOf('2026-10-24', '02:15', start)).toBe('2026-10-24T00:15:00.000Z')
})
