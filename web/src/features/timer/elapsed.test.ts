import { expect, test } from 'vitest'
import { elapsedSeconds, formatClock, withClicks } from './elapsed'
import type { Click } from './journal'
import type { ActiveTimer } from './timer_state'

const timer: ActiveTimer = {
  taskId: 't',
  title: 'Task',
  projectName: null,
  entryId: 'e',
  startedAt: 1_000_000,
  breakMs: 0,
  pausedAt: null,
}
const click = (kind: Click['kind'], at: number): Click => ({
  id: String(at),
  kind,
  entryId: 'e',
  at,
  tick: 0,
  page: 0,
})

test('elapsed time counts from the start, without breaks', () => {
  expect(elapsedSeconds(timer, 1_090_000)).toBe(90)
  expect(elapsedSeconds({ ...timer, breakMs: 30_000 }, 1_090_000)).toBe(60)
  expect(elapsedSeconds(timer, 0)).toBe(0)
})

test('a paused timer does not count', () => {
  const paused = { ...timer, pausedAt: 1_060_000 }
  expect(elapsedSeconds(paused, 1_060_000)).toBe(60)
  expect(elapsedSeconds(paused, 1_900_000)).toBe(60)
})

test('clicks count before the server knows them', () => {
  const clicks = [click('pause', 1_010_000), click('resume', 1_030_000), click('pause', 1_050_000)]
  const shown = withClicks(timer, clicks)
  expect(shown).toMatchObject({ breakMs: 20_000, pausedAt: 1_050_000 })
  expect(elapsedSeconds(shown, 1_900_000)).toBe(30)
})

test('clicks that the server already knows change nothing', () => {
  const paused = { ...timer, pausedAt: 1_010_000 }
  expect(withClicks(paused, [click('pause', 1_010_400)])).toEqual(paused)
  const resumed = { ...timer, breakMs: 20_000 }
  expect(withClicks(resumed, [click('resume', 1_030_000)])).toEqual(resumed)
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
