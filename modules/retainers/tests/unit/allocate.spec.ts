import { test } from '@japa/runner'
import { allocate, type Pool, type Work } from '#modules/retainers/plan/allocate'

const NEXT = { carryOver: 'next', carryLimitSeconds: null } as const
const NONE = { carryOver: 'none', carryLimitSeconds: null } as const

/** A month of 2030 that includes ten seconds and was never settled. */
const month = (nth: number, more: Partial<Pool> = {}): Pool => ({
  id: `m${nth}`,
  from: `2030-0${nth}-01`,
  until: `2030-0${nth}-28`,
  includedSeconds: 10,
  carriedSeconds: 0,
  isClosed: false,
  isNew: true,
  spentSeconds: 0,
  ...more,
})
const settled = (nth: number, more: Partial<Pool> = {}) =>
  month(nth, { isClosed: true, isNew: false, ...more })
const work = (day: string, seconds: number, canExceed = true): Work => ({ day, seconds, canExceed })

/** Period, seconds, and how many of them are included. */
const countedOf = (...args: Parameters<typeof allocate>) =>
  allocate(...args).counted.map((one) => [one.periodId, one.seconds, one.includedSeconds])

test.group('Hours against the periods of a retainer', () => {
  test('"next period only" passes on no more than the hours of the period itself', ({ assert }) => {
    const { pools } = allocate([month(1), month(2), month(3)], [work('2030-02-05', 3)], NEXT)
    assert.deepEqual(
      pools.map(({ carriedSeconds }) => carriedSeconds),
      [0, 10, 10]
    )
  })

  test('an entry that exceeds the hours is included in part', ({ assert }) => {
    assert.deepEqual(countedOf([month(1)], [work('2030-01-05', 7), work('2030-01-06', 5)], NONE), [
      ['m1', 7, 7],
      ['m1', 5, 3],
    ])
  })

  test('an entry without a rate waits instead of exceeding the hours, and later ones still fit', ({
    assert,
  }) => {
    const entries = [work('2030-01-05', 12, false), work('2030-01-06', 5)]
    const { counted, waiting } = allocate([month(1)], entries, NONE)
    assert.deepEqual(
      counted.map(({ seconds }) => seconds),
      [5]
    )
    assert.deepEqual(waiting, entries.slice(0, 1))
  })

  test('late time uses what its settled period has left, unless a later period took that over', ({
    assert,
  }) => {
    const late = [work('2030-01-05', 4)]
    assert.deepEqual(countedOf([settled(1, { spentSeconds: 6 }), month(2)], late, NONE), [
      ['m1', 4, 4],
    ])
    const passedOn = [settled(1, { spentSeconds: 6 }), settled(2, { carriedSeconds: 4 }), month(3)]
    assert.deepEqual(countedOf(passedOn, late, NEXT), [['m3', 4, 4]])
  })

  test('late time that does not fit counts first in the next open period', ({ assert }) => {
    const entries = [work('2030-01-05', 4), work('2030-02-05', 8)]
    assert.deepEqual(countedOf([settled(1, { spentSeconds: 8 }), month(2)], entries, NONE), [
      ['m2', 4, 4],
      ['m2', 8, 6],
    ])
  })

  test('a period that is open again keeps its hours, less what the later one has taken over', ({
    assert,
  }) => {
    const reopened = month(1, { isNew: false })
    const pools = [reopened, settled(2, { carriedSeconds: 4, spentSeconds: 14 })]
    assert.deepEqual(countedOf(pools, [work('2030-01-05', 8)], NEXT), [['m1', 8, 6]])
  })
})
