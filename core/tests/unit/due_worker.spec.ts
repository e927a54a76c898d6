import { test } from '@japa/runner'
import { DueWorker } from '#core/due_work/due_worker'

const failures = () => {
  const told: unknown[] = []
  return { told, error: (about: unknown) => told.push(about) }
}

test.group('Due work', () => {
  test('goes on with a work until nothing more is due', async ({ assert }) => {
    let left = 3
    const log = failures()
    const drain = { name: 'test.drain', run: async () => --left > 0 }
    await new DueWorker([drain], log).runDue()
    assert.equal(left, 0)
    assert.isEmpty(log.told)
  })

  test('a work that fails is logged and does not hold up the next', async ({ assert }) => {
    const done: string[] = []
    const log = failures()
    const broken = {
      name: 'test.broken',
      run: async () => {
        throw new Error('no table')
      },
    }
    const whole = {
      name: 'test.whole',
      run: async () => {
        done.push('whole')
        return false
      },
    }
    await new DueWorker([broken, whole], log).runDue()
    assert.deepEqual(done, ['whole'])
    assert.containSubset(log.told, [{ work: 'test.broken' }])
  })

  test('a stop waits for the portion under way and begins no other', async ({ assert }) => {
    const steps: string[] = []
    let finish = () => {}
    const slow = {
      name: 'test.slow',
      run: () =>
        new Promise<boolean>((resolve) => {
          steps.push('begun')
          finish = () => {
            steps.push('finished')
            resolve(true)
          }
        }),
    }
    const worker = new DueWorker([slow], failures())
    worker.start()
    const stopped = worker.stop().then(() => steps.push('stopped'))
    finish()
    await stopped
    assert.deepEqual(steps, ['begun', 'finished', 'stopped'])
  })

  test('is woken at once, and again for what came up meanwhile', async ({ assert }) => {
    let rounds = 0
    const ended = Promise.withResolvers<void>()
    const work = {
      name: 'test.awaited',
      run: async () => {
        rounds++
        if (rounds === 2) worker.wake()
        if (rounds === 3) ended.resolve()
        return false
      },
    }
    const worker = new DueWorker([work], failures())
    worker.start()
    await new Promise(setImmediate)
    worker.wake()
    await ended.promise
    assert.equal(rounds, 3)
    await worker.stop()
  })
})
