import { test } from '@japa/runner'
import { sampleTask } from './samples.js'
import { signedInStage } from './stage.js'

test.group('a server that is too slow', () => {
  test('gets the time recorded here with the key of the start that it may still carry out', async (context) => {
    const { assert } = context
    const { api, home } = await signedInStage(context)
    const task = sampleTask({ title: 'Analyse' })
    api.tasks = [task]
    api.others['/api/time-entries'] = []
    const path = `/api/tasks/${task._id}/time/start`
    for (const line of ['start analyse', 'start analyse -5m', 'start analyse --at -5m']) {
      api.breaksAt = path
      api.breaks = 2
      api.seen = []
      const { code, err } = await home.run(line.split(' '))
      assert.equal(code, 0, err)
      assert.include(err, 'No connection', line)
      assert.equal((await home.run(['sync'])).code, 0)
      const start = api.seen.find((seen) => seen.path === path)
      const recorded = api.seen.find((seen) => seen.path === '/api/offline-times')
      assert.isString(start?.headers['idempotency-key'])
      assert.equal(recorded?.body.startKey, start?.headers['idempotency-key'], line)
      await home.run(['stop'])
    }
  }).timeout(30_000)
})
