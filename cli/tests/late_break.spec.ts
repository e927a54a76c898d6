import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'
import { DelayingProxy } from './fake/delaying_proxy.js'
import { signedIn } from './real_people.js'

/** A running timer of one person, whose terminal reaches the real server through a proxy. */
async function stage({ test: current }: TestContext) {
  const { owner } = await makeCompany()
  await makeTask(owner, { title: 'Analyse' })
  const proxy = await new DelayingProxy(Number(process.env.PORT)).start()
  const home = await signedIn(owner.user, proxy.host)
  current.cleanup(async () => {
    home.remove()
    await proxy.stop()
  })
  const { out } = await home.run(['start', 'analyse', '--json'])
  const breaks = `/api/time-entries/${JSON.parse(out).started.entryId}/breaks`
  const pausedAt = async () =>
    JSON.parse((await home.run(['status', '--json'])).out).running.pausedAt
  /** Runs a command while the server keeps its request. */
  const runWithout = async (address: string, command: string) => {
    proxy.keepsAt = address
    const { code, err } = await home.run([command])
    proxy.keepsAt = undefined
    return { code, isRecordedHere: err.includes('No connection') }
  }
  return { proxy, home, pausedAt, runWithout, breaks }
}

const RECORDED_HERE = { code: 0, isRecordedHere: true }

test.group('a break that a slow server carries out late', () => {
  test('does not pause again after the timer was resumed', async (context) => {
    const { assert } = context
    const { proxy, home, pausedAt, runWithout, breaks } = await stage(context)
    assert.deepEqual(await runWithout(breaks, 'pause'), RECORDED_HERE)
    assert.equal((await home.run(['resume'])).code, 0)

    assert.deepEqual(await proxy.release(), [422])
    assert.isNull(await pausedAt())
  }).timeout(60_000)

  test('is over when the resume had been recorded here before the server paused', async (context) => {
    const { assert } = context
    const { proxy, home, pausedAt, runWithout, breaks } = await stage(context)
    assert.deepEqual(await runWithout(breaks, 'pause'), RECORDED_HERE)
    assert.deepEqual(await runWithout('/api/timer', 'resume'), RECORDED_HERE)
    assert.deepEqual(await proxy.release(), [200, 200])
    assert.isNull(await pausedAt())
    assert.equal((await home.run(['stop'])).code, 0)
  }).timeout(60_000)

  test('does not resume a pause that came after it', async (context) => {
    const { assert } = context
    const { proxy, home, pausedAt, runWithout, breaks } = await stage(context)
    await home.run(['pause'])
    assert.deepEqual(await runWithout(`${breaks}/end`, 'resume'), RECORDED_HERE)
    assert.equal((await home.run(['pause'])).code, 0)

    assert.deepEqual(await proxy.release(), [422])
    assert.isNotNull(await pausedAt())
  }).timeout(60_000)
})
