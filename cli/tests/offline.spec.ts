import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { type Entry, offlineStage } from './offline_stage.js'
import { sampleTask } from './samples.js'
import { signedInStage } from './stage.js'
import { Home } from './terminal_run.js'

const journalsIn = (home: Home) =>
  readdirSync(home.file('kontor')).filter((name) => name.startsWith('journal-'))

const pass = () => new Promise((resolve) => setTimeout(resolve, 1100))

test.group('time without a connection', () => {
  test('row 134: the day goes on without the server, says so, and is sent exactly once', async (context) => {
    const { assert } = context
    const { server, homes, entries } = await offlineStage(context, 1)
    const [home] = homes as [Home]
    await home.run(['start', 'analyse'])
    await pass()
    await server.kill()

    for (const command of [['pause'], ['resume'], ['start', 'bericht']]) {
      const { code, err } = await home.run(command)
      assert.equal(code, 0, err)
      assert.include(err, 'No connection to http://127.0.0.1')
      await pass()
    }
    const status = await home.run(['status'])
    assert.match(status.out, /^00:0\d {2}Bericht/)
    assert.include(status.err, 'No connection')
    assert.match((await home.run(['status', '--format', '{task}'])).out, /^Bericht\n$/)
    const stopped = await home.run(['stop', '--json'])
    assert.isTrue(JSON.parse(stopped.out).offline)
    assert.equal((await home.run(['stop'])).code, 8)
    assert.equal((await home.run(['sync'])).code, 8)

    await server.start()
    const { out, err } = await home.run(['status'])
    assert.include(err, 'Sent 2 entries that were recorded offline.')
    assert.include(out, 'No timer is running.')
    const expected = [
      ['Analyse', true, true],
      ['Bericht', true, true],
    ]
    assert.deepEqual(await entries(), expected)
    assert.isEmpty(journalsIn(home))
    assert.equal((await home.run(['sync'])).code, 0)
    assert.deepEqual(await entries(), expected)
  }).timeout(120_000)

  test('two machines that were offline end with one open entry', async (context) => {
    const { assert } = context
    const { server, owner, homes, entries } = await offlineStage(context, 2)
    const [train, office] = homes as [Home, Home]
    await server.kill()
    await train.run(['start', 'analyse'])
    await pass()
    await office.run(['start', 'bericht'])
    await pass()
    await server.start()
    assert.equal((await office.run(['sync'])).code, 0)
    assert.equal((await train.run(['sync'])).code, 0)
    assert.deepEqual(await entries(), [
      ['Analyse', true, true],
      ['Bericht', false, true],
    ])
    const { timeEntry } = (await owner.get<{ timeEntry: Entry }>('/api/timer')).body
    assert.equal(timeEntry.task.title, 'Bericht')
    assert.match((await train.run(['status'])).out, /Bericht/)
  }).timeout(120_000)

  test('refused time waits with its reason, and can be changed or dropped', async (context) => {
    const { assert } = context
    const { server, homes, entries } = await offlineStage(context, 2)
    const [train, office] = homes as [Home, Home]
    await server.kill()
    for (const [home, task] of [
      [train, 'analyse'],
      [office, 'bericht'],
    ] as const) {
      await home.run(['start', task])
      await pass()
    }
    for (const home of [train, office]) await home.run(['stop'])
    await server.start()
    assert.equal((await office.run(['sync'])).code, 0)
    const { code, out, err } = await train.run(['sync'])
    assert.equal(code, 7, err)
    assert.match(out, /Analyse .*(overlap|already|other)/i)
    const { waiting } = JSON.parse((await train.run(['sync', '--json'])).out)
    assert.equal(waiting[0].refused.code, 'overlaps')
    const id = String(waiting[0].id).slice(-6)
    const bad = await train.run(['sync', 'change', id, '--to', 'soon'])
    assert.equal(bad.code, 2)
    const times = ['--from', '2026-01-05T09:00:00Z', '--to', '2026-01-05T10:00:00Z']
    const changed = await train.run(['sync', 'change', id, ...times])
    assert.equal(changed.code, 0, changed.err)
    assert.deepEqual(await entries(), [
      ['Analyse', true, true],
      ['Bericht', true, true],
    ])

    await server.kill()
    await train.run(['start', 'analyse'])
    const [waits] = JSON.parse(
      readFileSync(train.file(`kontor/${journalsIn(train)[0]}`), 'utf8')
    ).stints
    assert.equal((await train.run(['sync', 'drop', 'zzzzzz'])).code, 5)
    assert.equal((await train.run(['sync', 'drop', waits.id.slice(-6)])).code, 0)
    assert.isEmpty(journalsIn(train))
  }).timeout(120_000)

  test('a lost answer leads to the same request with the same key', async (context) => {
    const { assert } = context
    const { api, home } = await signedInStage(context)
    api.tasks = [sampleTask({ title: 'Analyse' })]
    await home.run(['tasks'])
    api.breaksAt = '/api/tasks'
    assert.equal((await home.run(['start', 'analyse'])).code, 0)
    api.breaksAt = '/api/offline-times'
    api.seen = []
    await home.run(['sync'])
    await home.run(['stop'])
    const sent = api.seen.filter(({ path }) => path === '/api/offline-times')
    assert.lengthOf(sent, 2)
    assert.equal(sent[0]?.headers['idempotency-key'], sent[1]?.headers['idempotency-key'])
    assert.deepEqual(sent[0]?.body, sent[1]?.body)
    assert.isEmpty(journalsIn(home))
  })

  test('an entry that the server fails on waits, and those behind it are sent', async (context) => {
    const { assert } = context
    const { api, home } = await signedInStage(context)
    api.tasks = ['Analyse', 'Bericht'].map((title) => sampleTask({ title }))
    await home.run(['tasks'])
    api.breaksAt = '/api/tasks'
    await home.run(['start', 'analyse'])
    api.breaksAt = '/api/timer'
    await home.run(['start', 'bericht'])
    api.breaksAt = '/api/timer'
    await home.run(['stop'])
    api.seen = []
    const failed = {
      status: 500,
      body: { error: 'Broken.', code: 'internal_error', requestId: 'r' },
    }
    api.next = [{ status: 200, body: { timeEntry: null } }, failed]
    const { code, err } = await home.run(['status'])
    assert.equal(code, 0, err)
    assert.include(err, 'Sent 1 entry')
    assert.include(err, '1 entry recorded offline could not be saved')
    const sent = api.seen.filter(({ path }) => path === '/api/offline-times')
    assert.deepEqual(
      sent.map(({ body }) => body.taskId),
      api.tasks.map(({ _id }) => _id)
    )
    assert.equal((await home.run(['sync'])).code, 0)
    assert.isEmpty(journalsIn(home))
  })

  test('a server that hangs is not waited for long: the time is recorded here', async (context) => {
    const { assert } = context
    const { api, home } = await signedInStage(context)
    api.tasks = [sampleTask({ title: 'Analyse' })]
    await home.run(['tasks'])
    const { promise, resolve } = Promise.withResolvers()
    api.held = promise
    const { code, err, out } = await home.run(['start', 'analyse'])
    resolve(undefined)
    assert.equal(code, 0, err)
    assert.include(err, 'No connection')
    assert.include(out, 'Started: Analyse')
  }).timeout(12_000)

  test('what was recorded by one sign-in is never sent by another', async (context) => {
    const { assert } = context
    const { api, home } = await signedInStage(context)
    api.tasks = [sampleTask({ title: 'Analyse' })]
    await home.run(['tasks'])
    api.breaksAt = '/api/tasks'
    await home.run(['start', 'analyse'])
    api.user = { ...api.user, id: 'u2', email: 'ben@example.com' }
    const login = ['login', '--host', api.host, '--email', 'ben@example.com']
    await home.run(login, { input: api.password })
    api.seen = []
    const { out } = await home.run(['sync'])
    assert.include(out, 'erza@example.com')
    await home.run(['status'])
    assert.isEmpty(api.seen.filter(({ path }) => path.includes('offline')))
    assert.lengthOf(journalsIn(home), 1)
  })

  test('a damaged journal is set aside and reported, and everything else goes on', async (context) => {
    const { assert } = context
    const { api, home } = await signedInStage(context)
    api.tasks = [sampleTask({ title: 'Analyse' })]
    await home.run(['tasks'])
    for (const damage of ['{', 'null', '{"stints":[{}]}', '[]']) {
      api.breaksAt = '/api/tasks'
      await home.run(['start', 'analyse'])
      const name = journalsIn(home).find((each) => each.endsWith('.json')) ?? ''
      writeFileSync(home.file(`kontor/${name}`), damage)
      const { code, err } = await home.run(['status'])
      assert.equal(code, 0, damage)
      assert.include(err, 'was damaged and has been moved to')
      const aside =
        journalsIn(home)
          .filter((each) => each.includes('damaged'))
          .sort()
          .at(-1) ?? ''
      assert.equal(readFileSync(home.file(`kontor/${aside}`), 'utf8'), damage)
      assert.equal((await home.run(['status'])).err, '')
    }
  })
})
