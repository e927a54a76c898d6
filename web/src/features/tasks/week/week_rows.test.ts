import { afterEach, beforeEach, expect, test } from 'vitest'
import { daysOfWeek } from '@/lib/time/weeks'
import { goBy } from '@/lib/time/zone'
import { totalsOfDays, typedEntry, weekRows } from './week_rows'

/** The week in which the clocks of Berlin go back, on Sunday. */
const DAYS = daysOfWeek('2026-10-19')
const TASK = { _id: 'task', title: 'Desk', project: null }

const entry = (startTime: string, endTime: string | null, more = {}) =>
  ({
    _id: startTime,
    startTime,
    endTime,
    seconds: endTime ? (Date.parse(endTime) - Date.parse(startTime)) / 1000 : 0,
    breakSeconds: 0,
    pausedAt: null,
    isBilled: false,
    task: TASK,
    ...more,
  }) as Parameters<typeof weekRows>[1][number]

beforeEach(() => goBy('Europe/Berlin'))
afterEach(() => goBy(undefined))

test('an entry over midnight counts on both days, its break at its end', () => {
  const night = entry('2026-10-20T20:00:00Z', '2026-10-21T02:00:00Z', { breakSeconds: 3600 })
  const [row] = weekRows(DAYS, [night], [])
  expect(row?.cells.map(({ seconds }) => seconds / 3600)).toEqual([0, 2, 3, 0, 0, 0, 0])
  expect(row?.seconds).toBe(5 * 3600)
})

test('the Sunday on which the clocks go back has 25 hours', () => {
  const whole = entry('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z')
  const rows = weekRows(DAYS, [whole], [])
  expect(totalsOfDays(DAYS, rows).at(-1)).toBe(25 * 3600)
})

test('several entries of a day are summed and cannot be typed over', () => {
  const two = [
    entry('2026-10-20T08:00:00Z', '2026-10-20T09:00:00Z'),
    entry('2026-10-20T10:00:00Z', '2026-10-20T10:30:00Z'),
  ]
  const cell = weekRows(DAYS, two, [])[0]?.cells[1]
  expect(cell?.seconds).toBe(5400)
  expect(cell && typedEntry(cell)).toBeUndefined()
})

test.each([
  ['an ended one', entry('2026-10-20T08:00:00Z', '2026-10-20T09:00:00Z'), true],
  [
    'a billed one',
    entry('2026-10-20T08:00:00Z', '2026-10-20T09:00:00Z', { isBilled: true }),
    false,
  ],
  [
    'a running one',
    entry('2026-10-20T08:00:00Z', null, { pausedAt: '2026-10-20T09:00:00Z' }),
    false,
  ],
  ['one over midnight', entry('2026-10-20T20:00:00Z', '2026-10-21T02:00:00Z'), false],
])('the only entry of a cell is typed over when it is whole and free: %s', (_, only, isTyped) => {
  const cell = weekRows(DAYS, [only], [])[0]?.cells[1]
  expect(cell && typedEntry(cell) !== undefined).toBe(isTyped)
})

test('tasks that were added without hours are rows too, once', () => {
  const other = { _id: 'other', title: 'Call', project: null }
  const rows = weekRows(
    DAYS,
    [entry('2026-10-20T08:00:00Z', '2026-10-20T09:00:00Z')],
    [other, TASK]
  )
  expect(rows.map(({ task }) => task.title)).toEqual(['Call', 'Desk'])
})
