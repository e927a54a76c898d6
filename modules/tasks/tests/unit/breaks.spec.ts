import { test } from '@japa/runner'
import {
  addBreak,
  addPause,
  type Break,
  breakSecondsOf,
  clipBreaks,
  endBreak,
} from '#modules/tasks/breaks'

const second = (count: number) => count * 1000
const span = (from: number, to: number | null): Break => ({
  startedAt: second(from),
  endedAt: to === null ? null : second(to),
})

/** Numbers that look random and are the same in each run. */
function* numbers(seed: number) {
  for (let value = seed; ; ) {
    value = (value * 1_103_515_245 + 12_345) % 2_147_483_648
    yield value
  }
}

test.group('Breaks of an entry', () => {
  test('are taken off once, in whichever order and however often they arrive', ({ assert }) => {
    const random = numbers(7)
    const next = (below: number) => random.next().value! % below
    for (let round = 0; round < 300; round++) {
      const delivered = Array.from({ length: 6 }, () => {
        const from = next(50)
        return { from, to: from + next(20) }
      })
      const paused = new Set<number>()
      let breaks: Break[] = []
      for (const { from, to } of [...delivered, ...delivered.toReversed()]) {
        breaks = addBreak(breaks, second(from), second(to))
        for (let at = from; at < to; at++) paused.add(at)
      }
      assert.equal(breakSecondsOf(breaks), paused.size)
      for (const [index, one] of breaks.entries()) {
        if (index) assert.isAbove(one.startedAt, breaks[index - 1]!.endedAt!)
      }
    }
  })

  test('that begin late reach to the next one, which was already known', ({ assert }) => {
    assert.deepEqual(addPause([span(50, 60)], second(40)), [span(40, 60)])
    assert.deepEqual(addPause([span(50, 60)], second(55)), [span(50, 60)])
    assert.deepEqual(addPause([span(50, 60)], second(60)), [span(50, 60), span(60, null)])
    assert.deepEqual(addPause([span(50, null)], second(70)), [span(50, null)])
  })

  test('end at the time of a late resume, and those of no length are none', ({ assert }) => {
    assert.deepEqual(endBreak([span(10, 20), span(50, 90)], second(60)), [
      span(10, 20),
      span(50, 60),
    ])
    assert.deepEqual(endBreak([span(50, null)], second(50)), [])
    assert.isUndefined(endBreak([span(50, 60)], second(60)))
  })

  test('lie within the entry, whose end ends the open one', ({ assert }) => {
    const breaks = [span(0, 20), span(50, null)]
    assert.deepEqual(clipBreaks(breaks, span(10, 60)), [span(10, 20), span(50, 60)])
    assert.deepEqual(clipBreaks(breaks, span(20, 50)), [])
    assert.deepEqual(clipBreaks(breaks, span(10, null)), [span(10, 20), span(50, null)])
  })
})
