import { expect, test } from 'vitest'
import { elapsedSeconds, formatClock } from './elapsed'
import type { ActiveTimer } from './timer_state'

const timer: ActiveTimer = {
  taskId: 't',
  title: 'Task',
  projectName: null,
  entryId: 'e',
  startedAt: 1_000_000,
  breakSeconds: 0,
  clockOffset: 0,
}
const pause = { taskId: 't', userId: 'u' }

test('elapsed time counts from the start, without what was paused', () => {
  expect(elapsedSeconds(timer, undefined, 1_090_000)).toBe(90)
  expect(elapsedSeconds(timer, { ...pause, ms: 30_000, since: null }, 1_090_000)).toBe(60)
})

test('while paused the elapsed time stands still', () => {
  const paused = { ...pause, ms: 0, since: 1_060_000 }
  expect(elapsedSeconds(timer, paused, 1_060_000)).toBe(60)
  expect(elapsedSeconds(timer, paused, 1_900_000)).toBe(60)
})

test('a browser whose clock is wrong counts by the server’s clock', () => {
  expect(elapsedSeconds({ ...timer, clockOffset: 3_600_000 }, undefined, 1_010_000)).toBe(3610)
  expect(elapsedSeconds(timer, undefined, 0)).toBe(0)
})

test('the clock shows mm:ss, and hh:mm:ss from an hour on', () => {
  expect([0, 65, 3599, 3600, 36_061].map(formatClock)).toEqual([
    '00:00',
    '01:05',
    '59:59',
    '01:00:00',
    '10:01:01',
  ])
})
