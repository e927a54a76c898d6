import { readdirSync, writeFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { mondayOf } from '#modules/people/calendar/targets'
import { offlineStage } from './offline_stage.js'
import { sampleTask } from './samples.js'
import { signedInStage } from './stage.js'
import type { Home } from './terminal_run.js'

const HOUR_MS = 3_600_000

const journalsIn = (home: Home) =>
  readdirSync(home.file('kontor')).filter((name) => name.startsWith('journal-'))

/** The environment of a machine that has slept: its uptime counts that, and its clock may have been set as well. */
function sleptFor(home: Home, hours: number, setBy = 0) {
  const file = home.file('slept.mjs')
  const [slept, set] = [hours * HOUR_MS, setBy * HOUR_MS]
  const code = `
    const os = process.getBuiltinModule('node:os')
    const { uptime } = os
    const now = Date.now
    os.uptime = () => uptime() + ${slept / 1000}
    Date.now = () => now() + ${slept + set}
  `
  writeFileSync(file, code)
  return { NODE_OPTIONS: `--import ${file}` }
}

test.group('trouble while there is no connection', () => {
  for (const setBy of [0, 48, -48]) {
    test(`machine sleep counts as time, also with a clock that was set by ${setBy} hours meanwhile`, async (context) => {
      const { assert } = context
      const { api, home } = await signedInStage(context)
      api.tasks = [sampleTask({ title: 'Analyse' })]
      await home.run(['tasks'])
      api.breaksAt = '/api/tasks'
      assert.include((await home.run(['start', 'analyse'])).err, 'No connection')
      const env = sleptFor(home, 8, setBy)
      api.breaksAt = '/api/timer'
      const stopped = await home.run(['stop', '--json'], { env })
      assert.isTrue(JSON.parse(stopped.out).offline, stopped.err)
      assert.approximately(JSON.parse(stopped.out).stopped.seconds, 8 * 3600, 60)

      api.seen = []
      assert.equal((await home.run(['sync'], { env })).code, 0)
      const [sent] = api.seen.filter(({ path }) => path === '/api/offline-times')
      const start = Date.parse(String(sent?.body.startTime))
      const end = Date.parse(String(sent?.body.endTime))
      assert.approximately(end - start, 8 * HOUR_MS, 60_000)
      // The server’s clock says now.
      assert.approximately(end, Date.now(), 60_000)
    })
  }

  test('a sign-in that expired meanwhile keeps the time, and the next one of the same person sends it once', async (context) => {
    const { assert } = context
    const { server, owner, homes, entries, signIn, email, password } = await offlineStage(
      context,
      1
    )
    const [home] = homes as [Home]
    await server.kill()
    await home.run(['log', '45m', 'yesterday', 'analyse'])
    await home.run(['start', 'bericht', '-20m'])
    await home.run(['stop'])
    await server.start()
    assert.equal((await owner.post('/api/auth/logout-everywhere')).status, 200)
    const { code, err } = await home.run(['sync'])
    assert.equal(code, 3, err)
    assert.include(err, 'kontor login')
    assert.equal((await home.run(['status'])).code, 3)
    assert.lengthOf(journalsIn(home), 1)

    await signIn(home)
    const { err: sent } = await home.run(['status'])
    assert.include(sent, 'Sent 2 entries that were recorded offline.')
    assert.isEmpty(journalsIn(home))
    assert.equal((await home.run(['sync'])).code, 0)
    await owner.signIn(email, password)
    assert.deepEqual(await entries(), [
      ['Analyse', true, false],
      ['Bericht', true, true],
    ])
  }).timeout(120_000)

  test('time of a week that was locked meanwhile waits with the reason, and is sent once the week is open again', async (context) => {
    const { assert } = context
    const { server, owner, homes, entries } = await offlineStage(context, 1)
    const [home] = homes as [Home]
    await server.kill()
    await home.run(['start', 'analyse', '-20m'])
    await home.run(['stop'])
    await server.start()
    const weekStart = mondayOf(new Date().toISOString().slice(0, 10))
    const week = await owner.post('/api/weeks', { weekStart })
    assert.equal(week.status, 201, JSON.stringify(week.body))

    const refused = await home.run(['sync'])
    assert.equal(refused.code, 7, refused.err)
    assert.match(refused.out, /Analyse .*This week has been submitted/)
    const { waiting } = JSON.parse((await home.run(['sync', '--json'])).out)
    assert.equal(waiting[0].refused.code, 'week_locked')
    assert.deepEqual(await entries(), [])
    assert.equal((await home.run(['status'])).code, 0)

    const reason = 'Friday is missing.'
    await owner.post(`/api/weeks/${week.body._id}/return`, { reason })
    const { code, out } = await home.run(['sync'])
    assert.equal(code, 0, out)
    assert.deepEqual(await entries(), [['Analyse', true, true]])
    assert.isEmpty(journalsIn(home))
  }).timeout(120_000)
})
