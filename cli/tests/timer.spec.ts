import { test } from '@japa/runner'
import { sampleTask } from './samples.js'
import { signedInStage } from './stage.js'

test.group('the timer', () => {
  test('start finds a task by words of its title and status shows it', async (context) => {
    const { assert } = context
    const { api, home } = await signedInStage(context)
    api.tasks = [sampleTask({ title: 'Büro streichen' }), sampleTask({ title: 'Write the offer' })]
    const { code, out } = await home.run(['start', 'buro', 'streich'])
    assert.equal(code, 0)
    assert.equal(out, 'Started: Büro streichen (Website)\n')
    assert.match((await home.run(['status'])).out, /^00:0\d {2}Büro streichen \(Website\)\n$/)
  })

  test('an id, its beginning or its end name a task', async (context) => {
    const { api, home } = await signedInStage(context)
    const task = sampleTask({ title: 'Call' })
    api.tasks = [sampleTask(), task]
    for (const name of [task._id, task._id.slice(-6)]) {
      const { out } = await home.run(['start', name, '--json'])
      context.assert.equal(JSON.parse(out).started.taskId, task._id)
    }
  })

  test('several fitting tasks are listed and nothing starts', async (context) => {
    const { api, home } = await signedInStage(context)
    api.tasks = [sampleTask({ title: 'Offer A' }), sampleTask({ title: 'Offer B' })]
    const { code, err, out } = await home.run(['start', 'offer'])
    context.assert.equal(code, 6)
    context.assert.equal(out, '')
    context.assert.include(err, 'Offer A')
    context.assert.include(err, api.tasks[1]!._id.slice(-6))
    context.assert.isFalse(api.seen.some(({ method }) => method === 'POST'))
    const { candidates } = JSON.parse((await home.run(['start', 'offer', '--json'])).err)
    context.assert.deepEqual(
      candidates,
      api.tasks.map(({ _id, title, project, status }) => ({ _id, title, project, status }))
    )
  })

  test('no fitting task is exit code 5', async (context) => {
    const { home } = await signedInStage(context)
    const { code, err } = await home.run(['start', 'nothing'])
    context.assert.equal(code, 5)
    context.assert.equal(err, 'kontor: No task matches “nothing”. Try: kontor tasks\n')
  })

  test('a text as long as a page names no task, and is shortened in the message', async (context) => {
    const { api, home } = await signedInStage(context)
    api.tasks = [sampleTask()]
    const { code, err } = await home.run(['start', 'x'.repeat(5000)])
    context.assert.equal(code, 5)
    context.assert.equal(err, `kontor: No task matches “${'x'.repeat(60)}…”. Try: kontor tasks\n`)
    // The list of the own tasks alone: the server takes no search of this length.
    const lists = api.seen.filter(({ path }) => path === '/api/tasks')
    context.assert.lengthOf(lists, 1)
  })

  test('starting another task reports which one was stopped', async (context) => {
    const { assert } = context
    const { api, home } = await signedInStage(context)
    api.tasks = [sampleTask({ title: 'First' }), sampleTask({ title: 'Second' })]
    api.startTimer(api.tasks[0]!, new Date(Date.now() - 3_600_000))
    const { out } = await home.run(['start', 'second'])
    assert.match(out, /^Stopped: First \(Website\) after 01:00:0\d\nStarted: Second \(Website\)\n$/)
    const again = JSON.parse((await home.run(['start', 'second', '--json'])).out)
    assert.isTrue(again.alreadyRunning)
    assert.isNull(again.stopped)
  })

  test('another person on the same task does not count as my timer', async (context) => {
    const { api, home } = await signedInStage(context)
    const task = sampleTask()
    api.tasks = [task]
    api.startTimer(task).user = { _id: 'u2', name: 'Somebody else' }
    const { out } = await home.run(['status', '--json'])
    context.assert.deepEqual(JSON.parse(out), { running: null })
  })

  test('stop reports the recorded time, and is exit code 7 when nothing runs', async (context) => {
    const { api, home } = await signedInStage(context)
    api.tasks = [sampleTask()]
    api.startTimer(api.tasks[0]!, new Date(Date.now() - 90_000))
    const stopped = JSON.parse((await home.run(['stop', '--json'])).out).stopped
    context.assert.approximately(stopped.seconds, 90, 5)
    const { code, err } = await home.run(['stop'])
    context.assert.equal(code, 7)
    context.assert.equal(err, 'kontor: No timer is running. Try: kontor start\n')
  })

  test('pause and resume are a break of the running entry', async (context) => {
    const { assert } = context
    const { api, home } = await signedInStage(context)
    const task = sampleTask({ title: 'Long work' })
    api.tasks = [task]
    const entry = api.startTimer(task, new Date(Date.now() - 60_000))
    const paused = await home.run(['pause'])
    assert.equal(paused.code, 0)
    assert.match(paused.out, /^Paused: Long work \(Website\) after 01:0\d\. /)
    assert.isNull(entry.endTime)
    assert.isString(entry.pausedAt)
    assert.match((await home.run(['status'])).out, /^Paused: Long work/)
    const { running } = JSON.parse((await home.run(['status', '--json'])).out)
    assert.equal(running.pausedAt, entry.pausedAt)

    const resumed = await home.run(['resume'])
    assert.match(resumed.out, /^Resumed: Long work \(Website\), 01:0\d so far\n$/)
    assert.isNull(entry.pausedAt)
    assert.lengthOf(task.timeEntries, 1)
    const again = await home.run(['resume'])
    assert.equal(again.code, 7)
    assert.equal(again.err, 'kontor: Your timer is not paused. Try: kontor status\n')
  })

  test('a break that began elsewhere is shown, resumed and stopped here', async (context) => {
    const { assert } = context
    const { api, home } = await signedInStage(context)
    const task = sampleTask({ title: 'Long work' })
    api.tasks = [task]
    const entry = api.startTimer(task, new Date(Date.now() - 120_000))
    entry.pausedAt = new Date(Date.now() - 60_000).toISOString()
    assert.match((await home.run(['status'])).out, /^Paused: Long work \(Website\) after 01:00/)
    assert.match((await home.run(['tasks'])).out, /Paused/)
    const { stopped } = JSON.parse((await home.run(['stop', '--json'])).out)
    assert.equal(stopped.seconds, 60)
    for (const command of ['pause', 'resume', 'stop']) {
      assert.equal((await home.run([command])).code, 7)
    }
  })

  test('every POST carries its own idempotency key', async (context) => {
    const { api, home } = await signedInStage(context)
    api.tasks = [sampleTask()]
    await home.run(['start', 'offer'])
    await home.run(['stop'])
    const keys = api.seen
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers['idempotency-key'])
    context.assert.lengthOf(keys, 2)
    context.assert.equal(new Set(keys).size, 2)
    context.assert.match(String(keys[0]), /^[0-9a-f-]{36}$/)
  })
})
