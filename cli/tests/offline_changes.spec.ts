import { test } from '@japa/runner'
import { offlineStage } from './offline_stage.js'
import { sampleTask } from './samples.js'
import { signedInStage } from './stage.js'

/** A home that knows two tasks, and whose server cannot be reached any more. */
async function awayStage(context: Parameters<typeof signedInStage>[0]) {
  const { api, home } = await signedInStage(context)
  api.tasks = [
    sampleTask({ title: 'Analyse' }),
    sampleTask({ title: 'Bericht', project: { _id: 'p2', name: 'Steuer', color: '#000000' } }),
  ]
  await home.run(['tasks'])
  api.others['/api/time-entries'] = []
  await home.run(['entries'])
  await api.stop()
  const json = async (...line: string[]) => {
    const { code, out, err } = await home.run([...line, '--json'])
    if (code !== 0) throw new Error(`${code} ${err}`)
    return JSON.parse(out)
  }
  const code = async (...line: string[]) => (await home.run(line)).code
  return { api, home, json, code }
}

test.group('changing time without a connection', () => {
  test('row 134: continue, note, tag, trim, split, log and undo are recorded, and reach the server once', async (context) => {
    const { assert } = context
    const { server, owner, homes } = await offlineStage(context, 1)
    const [home] = homes
    if (!home) return
    await home.run(['start', 'analyse', '-3h'])
    await server.kill()
    const steps = [
      'note in the train',
      'tag travel',
      'split -2h',
      'stop -90m',
      'continue --at -80m',
      'note @1 again',
      'switch bericht --at -60m',
      'trim -30m',
      'log 45m yesterday bericht --note late',
      'log 20m bericht',
      'undo',
      'start analyse',
      'delete @1',
    ]
    for (const step of steps) {
      const { code, err } = await home.run(step.split(' '))
      assert.equal(code, 0, `${step}: ${err}`)
      assert.include(err, 'No connection')
    }
    await server.start()
    const { code, out, err } = await home.run(['sync'])
    assert.equal(code, 0, `${out} ${err}`)
    assert.equal((await home.run(['sync'])).code, 0)
    const { body } = await owner.get<Listed[]>('/api/time-entries?order=asc')
    const day = body.map(({ task, seconds, note, tags }) => [
      task.title,
      Math.round(seconds / 60),
      note,
      ...tags,
    ])
    assert.deepEqual(day, [
      ['Bericht', 45, 'late'],
      ['Analyse', 60, 'in the train', 'travel'],
      ['Analyse', 30, 'in the train', 'travel'],
      ['Analyse', 20, 'again', 'travel'],
      ['Bericht', 30, ''],
    ])
  }).timeout(180_000)

  test('lists show the entries that wait, marked, and edit and move change them', async (context) => {
    const { assert } = context
    const { home, json, code } = await awayStage(context)
    await json('log', '9:00-10:00', 'yesterday', 'analyse')
    const [entry] = await json('entries', 'yesterday')
    assert.containsSubset(entry, { waits: true, seconds: 3600, task: { title: 'Analyse' } })
    const listed = await home.run(['entries', 'yesterday'])
    assert.match(listed.out, /Analyse.*recorded offline/)
    assert.include(listed.err, 'This is what this machine knows.')
    const moved = await json('move', '@1', 'bericht', '+steuer')
    assert.equal(moved.task.title, 'Bericht')
    const edited = await json('edit', '@1', '--duration', '30m', '--tags', 'a, b')
    assert.containsSubset(edited, { seconds: 1800, tags: ['a', 'b'], offline: true })
    assert.deepEqual((await json('tag', '@1', '--remove', 'a')).tags, ['b'])
    assert.match((await home.run(['report', 'yesterday'])).out, /recorded offline +0:30/)
    assert.match((await home.run(['tasks'])).out, /Bericht.*\+0:30 offline/)
    assert.match((await home.run(['status'])).out, /1 entry recorded offline waits/)
    await json('log', '10m', 'analyse', '--on', 'yesterday', '--at', '0:00')
    assert.equal(await code('gaps', 'yesterday'), 0)
    assert.lengthOf(await json('gaps', 'yesterday', '--min', '1m'), 1)
    assert.match(
      (await home.run(['report', 'yesterday', '--by', 'task', '--csv'])).out,
      /recorded offline,2400/
    )
  }).timeout(60_000)

  test('a duration waits without a place, and gets one when the server has refused it', async (context) => {
    const { assert } = context
    const { api, home } = await signedInStage(context)
    api.tasks = [sampleTask({ title: 'Analyse' })]
    await home.run(['tasks'])
    api.breaksAt = '/api/tasks/my-tasks'
    api.breaks = 2
    assert.equal((await home.run(['log', '30m', 'yesterday', 'analyse'])).code, 0)
    const full = { error: 'This day is full.', code: 'day_is_full', requestId: 'r' }
    api.next = [
      { status: 200, body: { timeEntry: null } },
      { status: 409, body: full },
    ]
    const { code, out } = await home.run(['sync'])
    assert.equal(code, 7)
    assert.match(out, /\d\d\.\d\d\.\d{4} 0:30 +Analyse +This day is full\./)
    const id = out.split('\n')[1]?.slice(0, 6) ?? ''
    assert.equal((await home.run(['sync', 'change', id, '--from', '9:00'])).code, 2)
    api.others['/api/time-entries'] = { _id: 'e1' }
    api.seen = []
    const changed = await home.run(['sync', 'change', id, '--from', '9:00', '--to', '9:30'])
    assert.equal(changed.code, 0, changed.err)
    const sent = api.seen.find(
      ({ method, path }) => method === 'POST' && path === '/api/time-entries'
    )
    const { startTime, endTime, duration } = sent?.body ?? {}
    assert.equal(Date.parse(String(endTime)) - Date.parse(String(startTime)), 1_800_000)
    assert.isUndefined(duration)
  }).timeout(60_000)

  test('undo goes back through what was recorded here, step by step', async (context) => {
    const { assert } = context
    const { json, home, code } = await awayStage(context)
    await json('start', 'analyse', '-20m')
    await json('note', 'first')
    await json('stop', '-10m')
    assert.include((await json('undo')).description, 'the end of “Analyse”')
    assert.equal((await json('status')).running.title, 'Analyse')
    await json('undo')
    await json('undo')
    const { code: last, err } = await home.run(['undo'])
    assert.equal(last, 8)
    assert.include(err, 'Nothing recorded here')
    assert.equal(await code('status'), 8)
  }).timeout(60_000)

  test('what only the server can do says so with exit code 8', async (context) => {
    const { assert } = context
    const { home, json, code } = await awayStage(context)
    for (const line of [
      'note text',
      'edit @1 --note x',
      'split 9:00',
      'continue',
      'undo',
      'trim -1m',
      'merge @1 @2',
      'delete @1',
    ]) {
      assert.equal(await code(...line.split(' ')), 8, line)
    }
    await json('start', 'analyse', '-20m')
    for (const line of [
      'edit --break 5m',
      'edit --billable no',
      'note @7 x',
      'start bericht -40m',
    ]) {
      const { code: left, err } = await home.run(line.split(' '))
      assert.equal(left, 8, line)
      assert.match(err, /^kontor: No connection to \S+\. [A-Z]/, line)
    }
    assert.equal(await code('bill', 'acme'), 8)
    assert.equal(await code('start', 'nothing'), 5)
    assert.equal(await code('stop', '-40m'), 2)
    assert.equal(await code('log', '2h', 'tomorrow', 'analyse'), 2)
  }).timeout(60_000)

  test('an entry whose answer was lost is sent again word for word, and not changed before', async (context) => {
    const { assert } = context
    const { api, home } = await signedInStage(context)
    api.tasks = [sampleTask({ title: 'Analyse' })]
    api.others['/api/time-entries'] = []
    await home.run(['tasks'])
    api.breaksAt = '/api/time-entries'
    api.breaks = 2
    assert.equal((await home.run(['log', '30m', 'analyse'])).code, 0)
    const posts = () =>
      api.seen.filter(({ method, path }) => method === 'POST' && path === '/api/time-entries')
    api.held = new Promise(() => undefined)
    const { code, err } = await home.run(['note', 'changed'])
    assert.deepEqual([code, err.includes('Send it first')], [7, true], err)
    api.held = undefined
    await home.run(['sync'])
    const [first, again, second, ...more] = posts()
    assert.isEmpty(more)
    assert.deepEqual(again, first)
    assert.equal(first?.headers['idempotency-key'], second?.headers['idempotency-key'])
    assert.deepEqual(first?.body, second?.body)
  }).timeout(60_000)
})

interface Listed {
  seconds: number
  note: string
  tags: string[]
  task: { title: string }
}
