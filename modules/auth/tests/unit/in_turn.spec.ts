import { setImmediate as turn } from 'node:timers/promises'
import { test } from '@japa/runner'
import { inTurn } from '#modules/auth/in_turn'

test.group('Expensive work in turn', () => {
  test('leaves a core free, serves in order and goes on after a failure', async ({ assert }) => {
    let running = 0
    let most = 0
    const order: number[] = []
    const jobs = Array.from({ length: 20 }, (_, index) =>
      inTurn(async () => {
        most = Math.max(most, ++running)
        order.push(index)
        await turn()
        running--
        if (index === 3) throw new Error('one fails')
      })
    )
    const outcomes = await Promise.allSettled(jobs)
    assert.isAtMost(most, Math.max(1, navigator.hardwareConcurrency - 1))
    assert.deepEqual(
      order,
      [...order].sort((a, b) => a - b)
    )
    assert.lengthOf(
      outcomes.filter(({ status }) => status === 'rejected'),
      1
    )
  })
})
