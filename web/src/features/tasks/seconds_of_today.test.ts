import { expect, test } from 'vitest'
import { goBy } from '@/lib/time/zone'
import { secondsOfToday } from './seconds_of_today'

process.env.TZ = 'Europe/Berlin'

const NOW = new Date('2026-11-23T12:00:00')

const entry = (start: string, end: string | null, breakSeconds = 0) => ({
  _id: start,
  startTime: new Date(start).toISOString(),
  endTime: end && new Date(end).toISOString(),
  breakSeconds,
  pausedAt: null,
  seconds: 0,
  endedBecause: null,
  tags: [],
  note: '',
  isBilled: false,
  billable: true,
  byDuration: false,
  recordedOffline: false,
  user: { _id: 'u1', name: 'Anna' },
  version: 1,
})

test('of a night the hours after midnight are of today', () => {
  const night = entry('2026-11-22T22:00:00', '2026-11-23T02:00:00', 1800)
  expect(secondsOfToday([night], NOW)).toBe(1.5 * 3600)
})

test('yesterday and what still runs are not in the hours of today', () => {
  const entries = [
    entry('2026-11-22T08:00:00', '2026-11-22T12:00:00'),
    entry('2026-11-23T08:00:00', '2026-11-23T10:00:00', 600),
    entry('2026-11-23T11:00:00', null),
  ]
  expect(secondsOfToday(entries, NOW)).toBe(2 * 3600 - 600)
})

test('today begins at the midnight of the company', () => {
  const evening = entry('2026-11-22T22:00:00', '2026-11-22T23:30:00')
  goBy('Europe/Helsinki')
  expect(secondsOfToday([evening], NOW)).toBe(0.5 * 3600)
})
