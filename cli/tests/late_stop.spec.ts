import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'
import { DelayingProxy } from './fake/delaying_proxy.js'
import { signedIn } from './real_people.js'

const STOP = '/api/timer/stop'

/** One person with two tasks, whose terminal reaches the real server through a proxy. */
async function stage({ test: current }: TestContext) {
  const { owner } = await makeCompany()
  for (const title of ['Analyse', 'Bericht']) await makeTask(owner, { title })
  const proxy = await new DelayingProxy(Number(process.env.PORT)).start()
  const home = await signedIn(owner.user, proxy.host)
  current.cleanup(async () => {
    home.remove()
    await proxy.stop()
  })
  const running = async () =>
    JSON.parse((await home.run(['status', '--json'])).out).running?.title ?? null
  return { owner, proxy, home, running }
}

test.group('a stop that a slow server carries out late', () => {
  test('ends no timer that was started after it', async (context) => {
    const { assert } = context
    const { proxy, home, running } = await stage(context)
    for (const later of ['bericht', 'analyse']) {
      await home.run(['start', 'analyse'])
      proxy.keepsAt = STOP
      const { code, err } = await home.run(['stop'])
      assert.equal(code, 0, err)
      assert.include(err, 'No connection')
      proxy.keepsAt = undefined
      assert.equal((await home.run(['start', later])).code, 0)

      assert.deepEqual(await proxy.release(), [409])
      assert.equal((await running()).toLowerCase(), later)
      assert.equal((await home.run(['stop'])).code, 0)
      assert.isNull(await running())
    }
  }).timeout(60_000)

  test('a timer that another client has started meanwhile is the one that ends', async (context) => {
    const { assert } = context
    const { owner, home, running } = await stage(context)
    await home.run(['start', 'analyse'])
    const browser = await signedIn(owner.user)
    context.test.cleanup(() => browser.remove())
    await browser.run(['start', 'bericht'])
    const { code, out } = await home.run(['stop'])
    assert.equal(code, 0)
    assert.match(out, /^Stopped: Bericht/)
    assert.isNull(await running())
    assert.equal((await home.run(['stop'])).code, 7)
  }).timeout(60_000)
})
