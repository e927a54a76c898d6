import { afterEach, beforeEach, expect, test } from 'vitest'
import { goBy } from '@/lib/time/zone'
import { blocksOf } from './blocks'
import { hourMarks, isShifted, onOtherDay, scaleOf } from './day_scale'
import { withPending } from './pending'
import { clickedSpan, drawnSpan, movedSpan, resizedSpan, steppedSpan } from './spans'

type Entry = Parameters<typeof blocksOf>[1][number]

const entry = (startTime: string, endTime: string | null, more = {}): Entry => ({
  _id: startTime,
  startTime,
  endTime,
  seconds: 0,
  breakSeconds: 0,
  pausedAt: null,
  endedBecause: null,
  note: '',
  tags: [],
  billable: true,
  billableLater: false,
  byDuration: false,
  recordedOffline: false,
  isBilled: false,
  user: { _id: 'u', name: 'Ada' },
  version: 1,
  task: { _id: 't', title: 'Desk', project: null },
  ...more,
})

const LATER = Date.parse('2027-01-01T00:00:00Z')
const at = (time: string) => Date.parse(time)
const minutesOf = (entries: Entry[], day: string, now = LATER) =>
  blocksOf(scaleOf(day), entries, now).map(({ top, length }) => [top, length])
const iso = ({ start, end }: { start: number; end: number }) =>
  [start, end].map((instant) => new Date(instant).toISOString().slice(0, 19))

beforeEach(() => goBy('Europe/Berlin'))
afterEach(() => goBy(undefined))

test('an entry is drawn in the zone of the company', () => {
  const work = entry('2026-11-03T08:00:00Z', '2026-11-03T09:30:00Z')
  expect(minutesOf([work], '2026-11-03')).toEqual([[540, 90]])
  expect(minutesOf([work], '2026-11-04')).toEqual([])
})

test('an entry over midnight is drawn on both days, and is open where it goes on', () => {
  const night = entry('2026-11-03T21:00:00Z', '2026-11-04T01:00:00Z')
  const [evening] = blocksOf(scaleOf('2026-11-03'), [night], LATER)
  const [morning] = blocksOf(scaleOf('2026-11-04'), [night], LATER)
  expect(evening).toMatchObject({ top: 1320, length: 120, hasStart: true, hasEnd: false })
  expect(morning).toMatchObject({ top: 0, length: 120, hasStart: false, hasEnd: true })
})

test('an entry until midnight is not drawn on the day after', () => {
  const evening = entry('2026-11-03T21:00:00Z', '2026-11-03T23:00:00Z')
  expect(minutesOf([evening], '2026-11-04')).toEqual([])
  expect(blocksOf(scaleOf('2026-11-03'), [evening], LATER)[0]?.hasEnd).toBe(true)
})

test('the day on which the clocks go back has 25 hours, and an hour that comes twice is two hours long', () => {
  const day = scaleOf('2026-10-25')
  expect([day.minutes, isShifted(day)]).toEqual([1500, true])
  expect(hourMarks(day).filter(({ time }) => time === '02:00')).toHaveLength(2)
  const night = entry('2026-10-25T00:00:00Z', '2026-10-25T02:00:00Z')
  expect(minutesOf([night], '2026-10-25')).toEqual([[120, 120]])
})

test('the day on which they go forward has 23 hours and no second hour', () => {
  const day = scaleOf('2026-03-29')
  expect(day.minutes).toBe(1380)
  expect(hourMarks(day).map(({ time }) => time)).not.toContain('02:00')
  expect(minutesOf([entry('2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z')], day.day)).toEqual([
    [90, 60],
  ])
})

test('Lord Howe moves its clocks by half an hour', () => {
  goBy('Australia/Lord_Howe')
  expect([scaleOf('2026-04-05').minutes, scaleOf('2026-10-04').minutes]).toEqual([1470, 1410])
  const marks = hourMarks(scaleOf('2026-04-05'))
  expect(marks.filter(({ time }) => time === '02:00')).toEqual([{ minute: 150, time: '02:00' }])
  expect(hourMarks(scaleOf('2026-10-04'))[2]).toEqual({ minute: 150, time: '03:00' })
})

test('entries at the same time lie side by side, later ones have the whole width', () => {
  const day = [
    entry('2026-11-03T08:00:00Z', '2026-11-03T10:00:00Z'),
    entry('2026-11-03T09:00:00Z', '2026-11-03T11:00:00Z'),
    entry('2026-11-03T10:00:00Z', '2026-11-03T10:30:00Z'),
    entry('2026-11-03T11:00:00Z', '2026-11-03T12:00:00Z'),
  ]
  const blocks = blocksOf(scaleOf('2026-11-03'), day, LATER)
  expect(blocks.map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
    [0, 2],
    [0, 1],
  ])
})

test('a running timer reaches to now', () => {
  const running = entry('2026-11-03T08:00:00Z', null)
  expect(minutesOf([running], '2026-11-03', at('2026-11-03T08:45:00Z'))).toEqual([[540, 45]])
})

test('time is drawn in quarters of an hour, downwards and upwards, and not in time to come', () => {
  const day = scaleOf('2026-11-03')
  const [nine, ten] = [at('2026-11-03T09:04:00Z'), at('2026-11-03T10:10:00Z')]
  const drawn = ['2026-11-03T09:00:00', '2026-11-03T10:15:00']
  expect(iso(drawnSpan(day, nine, ten, LATER))).toEqual(drawn)
  expect(iso(drawnSpan(day, ten, nine, LATER))).toEqual(drawn)
  const now = at('2026-11-03T10:05:00Z')
  expect(iso(drawnSpan(day, nine, ten, now))[1]).toBe('2026-11-03T10:05:00')
  expect(iso(clickedSpan(day, nine, LATER))).toEqual(['2026-11-03T09:00:00', '2026-11-03T09:30:00'])
  expect(clickedSpan(day, day.end - 1, LATER).end).toBe(day.end)
})

test('a moved entry keeps its length to the second, a dragged edge leaves the other where it is', () => {
  const day = scaleOf('2026-11-03')
  const span = { start: at('2026-11-03T08:03:20Z'), end: at('2026-11-03T09:00:00Z') }
  const noon = at('2026-11-03T12:06:00Z')
  expect(iso(movedSpan(span, day, noon))).toEqual(['2026-11-03T12:00:00', '2026-11-03T12:56:40'])
  expect(iso(resizedSpan(span, 'end', day, noon))).toEqual([
    '2026-11-03T08:03:20',
    '2026-11-03T12:00:00',
  ])
  expect(iso(resizedSpan(span, 'start', day, noon))).toEqual([
    '2026-11-03T08:45:00',
    '2026-11-03T09:00:00',
  ])
})

test('keys move by a quarter of an hour, and over a change of the clocks to the same time', () => {
  const span = { start: at('2026-10-24T07:00:00Z'), end: at('2026-10-24T08:00:00Z') }
  expect(iso(steppedSpan(span, 'whole', -1))).toEqual([
    '2026-10-24T06:45:00',
    '2026-10-24T07:45:00',
  ])
  expect(iso(steppedSpan(span, 'end', 1))[1]).toBe('2026-10-24T08:15:00')
  expect(new Date(onOtherDay(span.start, 1)).toISOString()).toBe('2026-10-25T08:00:00.000Z')
})

test('a changed time is shown until the list has it', () => {
  const listed = entry('2026-11-03T08:00:00Z', '2026-11-03T09:00:00Z')
  const span = { start: at('2026-11-03T10:00:00Z'), end: at('2026-11-03T11:00:00Z') }
  const shown = (version?: number) =>
    withPending([listed], { [listed._id]: { ...span, ...(version && { version }) } })[0]
  expect(shown()).toMatchObject({ startTime: '2026-11-03T10:00:00.000Z', version: 1 })
  expect(shown(2)).toMatchObject({ startTime: '2026-11-03T10:00:00.000Z', version: 2 })
  expect(shown(1)).toBe(listed)
})
